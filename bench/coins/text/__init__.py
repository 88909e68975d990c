from importlib import resources

FOLDER = resources.files(__name__)
