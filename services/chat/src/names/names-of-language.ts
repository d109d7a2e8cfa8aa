import type { KnownName } from './name-book'
import { dictionaries } from './dictionaries'
import { languageOfForm } from './language-of-form'
import type { ListedLanguage } from './name-list'
import { mostTold } from './names-by-meaning'
import type { WantedNames } from './names-by-meaning'
import { usageOf } from './usage-of-name'

/** Tells some names of languages, from all over the list of them, with what each was made of: undefined where it does not have them. */
export const createNamesOfLanguage =
  (lists: readonly ListedLanguage[]) =>
  ({ languages = [], sex }: WantedNames): KnownName | undefined => {
    const all = lists
      .flatMap(({ names, language, dictionary }) => names.map((name) => ({ ...name, language, dictionary })))
      // Madison is an English name, though its words are Germanic.
      .filter(({ name, language }) => languages.includes(languageOfForm(name) ?? language))
      .filter(({ name, language, roots, meaning, disputed }) => {
        const usage = usageOf(language, name)
        return (
          roots.length > 0 && meaning && !disputed && (sex === undefined || usage === sex || usage === 'both')
        )
      })
    const step = Math.max(1, Math.floor(all.length / mostTold))
    const told = all.filter((_, at) => at % step === 0).slice(0, mostTold)
    if (told.length === 0) return undefined
    const whose = sex === undefined ? '' : ` for ${sex === 'feminine' ? 'girls' : 'boys'}`
    return {
      text: `Some of the ${all.length} ${languages.join(' and ')} names${whose} in my list: ${told.map(({ name, meaning }) => `${name} (“${meaning ?? ''}”)`).join(', ')}. I recommend none; ask me of one, and I tell its words.`,
      sources: [...new Set(told.map(({ dictionary }) => dictionaries[dictionary]))],
    }
  }
