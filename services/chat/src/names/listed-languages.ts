import { z } from 'zod'
import germanic from './data/germanic.json'
import greek from './data/greek.json'
import hebrew from './data/hebrew.json'
import latin from './data/latin.json'
import { languageSchema } from './name-list'
import type { ListedLanguage } from './name-list'

/** All languages of the list, checked. */
export const listedLanguages = (): ListedLanguage[] =>
  z.array(languageSchema).parse([...hebrew, ...greek, ...latin, ...germanic])
