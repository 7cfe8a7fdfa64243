import pytest

from mlirkit.ir import Context


@pytest.fixture
def ctx():
    with Context() as context:
        yield context
