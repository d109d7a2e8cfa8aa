import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime'
import { nextTask } from '@shared/web/start/in-stages'
import type { Federation } from './remote-store'

/** Module federation's own runtime. A build is registered again only when its address changed. */
export const createFederation = (): Federation => {
  // A remote's entry runs in one task and is begun in another.
  registerPlugins([
    {
      name: 'in-small-tasks',
      beforeInitContainer: async (container) => {
        await nextTask()
        return container
      },
    },
  ])
  const registered = new Map<string, string>()
  return {
    register: ({ name, entry }) => {
      const before = registered.get(name)
      if (before === entry) return
      registered.set(name, entry)
      registerRemotes([{ name, entry, type: 'global', entryGlobalName: name }], {
        force: before !== undefined,
      })
    },
    load: (name, module) => loadRemote(`${name}/${module.replace(/^\.\//, '')}`),
  }
}
