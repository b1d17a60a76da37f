"""What the parts and bodies are drawn with."""

from .curves import *
from .details import *
from .materials import *
from .mesh import *
from .surface import *
