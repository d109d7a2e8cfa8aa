import { Sessions } from '../store/sessions'
import { Store } from '../store/store'
import { Catalog } from './catalog'
import { Cursors } from './cursors'
import { Records } from './records'

/** Everything that commands work with. */
export interface Engine {
  store: Store
  catalog: Catalog
  records: Records
  sessions: Sessions
  cursors: Cursors
}

/** Opens the store of a directory and reads its catalog. */
export function openEngine(directory: string): Engine {
  const store: Store = new Store(directory, () => catalog.load())
  const catalog: Catalog = new Catalog(store)
  catalog.load()
  return {
    store,
    catalog,
    records: new Records(store, catalog),
    sessions: new Sessions(store),
    cursors: new Cursors(),
  }
}
