import type { KeyWrapper } from '../master-keys/wrapping'
import type { RecordKeyRepository } from '../record-keys/record-key.repository'

const atOnce = 500

/**
 * Wraps every key under the current master key that another one wraps; the keys themselves stay, so that nothing they open has to be
 * touched and nobody has to wait. It may end at any point and be done again: what is wrapped already is left alone. A key that is
 * destroyed meanwhile does not come back.
 * @returns how many were wrapped anew
 */
export async function rewrapKeys(
  repository: Pick<RecordKeyRepository, 'findOthers' | 'replace'>,
  wrapper: KeyWrapper,
): Promise<number> {
  let count = 0
  for (;;) {
    const others = await repository.findOthers(wrapper.currentId(), atOnce)
    if (others.length === 0) return count
    await Promise.all(
      others.map(async ({ recordId, ...old }) => {
        const key = await wrapper.unwrap(recordId, old)
        await repository.replace(recordId, old, await wrapper.wrap(recordId, key))
      }),
    )
    count += others.length
  }
}
