# An attribute of a dialect that nobody has defined here may have the trait; not where it is said which dialects there are.
echo 'gpu.binary @b <#foo.bar> [#gpu.object<#nvvm.target, "x">]' > $T/a.mlir
cd $T && mlirkit opt a.mlir --allow-unregistered-dialect && mlirkit opt a.mlir --allow-unregistered-dialect --dialects=mlir-opt-22
