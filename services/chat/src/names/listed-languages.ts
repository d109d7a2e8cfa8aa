import { z } from 'zod'
import africa from './data/africa.json'
import americas from './data/americas.json'
import arabic from './data/arabic.json'
import asia from './data/asia.json'
import balticFinnic from './data/baltic-finnic.json'
import caucasus from './data/caucasus.json'
import eastAsia from './data/east-asia.json'
import english from './data/english.json'
import europe from './data/europe.json'
import french from './data/french.json'
import germanic from './data/germanic.json'
import greek from './data/greek.json'
import hebrew from './data/hebrew.json'
import hungarianBasque from './data/hungarian-basque.json'
import irish from './data/irish.json'
import latin from './data/latin.json'
import oldEnglish from './data/old-english.json'
import oldNorse from './data/old-norse.json'
import pacific from './data/pacific.json'
import persian from './data/persian.json'
import sanskrit from './data/sanskrit.json'
import scottish from './data/scottish.json'
import slavic from './data/slavic.json'
import spanish from './data/spanish.json'
import turkish from './data/turkish.json'
import welsh from './data/welsh.json'
import { languageSchema } from './name-list'
import type { ListedLanguage } from './name-list'

const files = [
  africa,
  americas,
  arabic,
  asia,
  balticFinnic,
  caucasus,
  eastAsia,
  english,
  europe,
  french,
  germanic,
  greek,
  hebrew,
  hungarianBasque,
  irish,
  latin,
  oldEnglish,
  oldNorse,
  pacific,
  persian,
  sanskrit,
  scottish,
  slavic,
  spanish,
  turkish,
  welsh,
]

/** All languages of the list, checked. */
export const listedLanguages = (): ListedLanguage[] =>
  files.flatMap((file) => z.array(languageSchema).parse(file))
