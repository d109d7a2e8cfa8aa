"""Reads and writes `english-model.bin`, whose shape `make-english-model.mjs` decides."""

import json

import numpy as np

LAYERS, WIDTH = 6, 384
MATRICES = {
    "query": "attention.self.query",
    "key": "attention.self.key",
    "value": "attention.self.value",
    "attended": "attention.output.dense",
    "wide": "intermediate.dense",
    "narrow": "output.dense",
}
NORMS = {"after_attention": "attention.output.LayerNorm", "after_all": "output.LayerNorm"}


def places_of(file):
    """The header of the model's file, and where its arrays begin."""
    length = int.from_bytes(file[:4], "little")
    return json.loads(file[4 : 4 + length]), 4 + length


def read_model(file):
    """What stands under the pieces of words, which stays as it is, and the layers, which learn."""
    header, start = places_of(file)

    def array(place, kind):
        count = place["length"]
        return np.frombuffer(file, kind, count, start + place["at"]).astype(np.float32)

    def rows(place):
        return ((array(place, np.uint8) - place["zero"]) * place["scale"]).reshape(-1, WIDTH)

    def vector(name):
        return array(header["vectors"][name], np.float32)

    def matrix(stored):
        values = array(stored["bytes"], np.int8).reshape(stored["width"], stored["height"])
        return values * array(stored["scales"], np.float32)[:, None]

    def layer(at):
        stored = header["matrices"][at * len(MATRICES) :]
        parts = {}
        for which, (part, name) in enumerate(MATRICES.items()):
            parts[part] = (matrix(stored[which]), vector(f"{at}.{name}.bias"))
        for part, name in NORMS.items():
            parts[part] = (vector(f"{at}.{name}.weight"), vector(f"{at}.{name}.bias"))
        return parts

    pieces = {part: rows(header[part]) for part in ("words", "places", "kinds")}
    pieces["norm"] = (vector("embeddings.LayerNorm.weight"), vector("embeddings.LayerNorm.bias"))
    return pieces, [layer(at) for at in range(LAYERS)]


def write_model(file, layers):
    """The same file with other layers: each column of a matrix in bytes, the largest of its numbers being 127."""
    header, start = places_of(file)
    written = bytearray(file)

    def put(place, values):
        raw = np.ascontiguousarray(values).tobytes()
        written[start + place["at"] : start + place["at"] + len(raw)] = raw

    for at, parts in enumerate(layers):
        for which, (part, name) in enumerate(MATRICES.items()):
            matrix, bias = parts[part]
            scales = (np.abs(matrix).max(1) / 127).astype(np.float32)
            stored = header["matrices"][at * len(MATRICES) + which]
            put(stored["bytes"], np.round(matrix / scales[:, None]).astype(np.int8))
            put(stored["scales"], scales)
            put(header["vectors"][f"{at}.{name}.bias"], bias)
        for part, name in NORMS.items():
            for kind, values in zip(("weight", "bias"), parts[part]):
                put(header["vectors"][f"{at}.{name}.{kind}"], values)
    return bytes(written)
