import { expectOk } from '../load/parent.mjs'
import { countKeptMails, openKept, twice } from './kept.mjs'

/**
 * Where the e-mails of a run are read. A mailbox has `find({ id, child })`, the texts of the e-mails about that record so far,
 * `count()`, how many came in all and how many of them came twice, and `close()`.
 */

/** E-mails that the product keeps because no server takes them; they are under the records' keys, so the product shows them. */
export async function openKeptMails({ url, databaseUri }) {
  const { kept, close } = await openKept(databaseUri)
  const show = async ({ _id }) => {
    const shown = await fetch(`${url}/dev/mails?${new URLSearchParams({ mail: `proofs ${_id}` })}`)
    return shown.text()
  }
  return {
    find: async ({ id }) => Promise.all((await kept('proofs', 'keptmails', { recordId: id })).map(show)),
    count: () => countKeptMails(kept),
    close,
  }
}

/** E-mails that a mail server handed on to Mailpit, read by its API at `address`. Each child has an address of its own. */
export function openMailpit(address) {
  const read = async (path) => (await expectOk(await fetch(new URL(path, address)))).json()
  return {
    async find({ child }) {
      const query = new URLSearchParams({ query: `to:parent.${child}@example.org` })
      const { messages } = await read(`/api/v1/search?${query}`)
      return Promise.all(messages.map(async ({ ID }) => (await read(`/api/v1/message/${ID}`)).Text))
    },
    async count() {
      const { messages } = await read('/api/v1/messages?limit=100000')
      const kinds = messages.map(({ To, Subject }) => `${To[0].Address} ${Subject}`)
      return { mails: kinds.length, doubled: twice(kinds) }
    },
    close: () => Promise.resolve(),
  }
}
