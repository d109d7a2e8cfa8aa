import type { BirthFormDraft, BirthFormField } from './birth-form'
import { groupOf } from './field-groups'
import { fileKeyOf } from './file-key'
import { maxFiles } from './uploads'
import type { RecordChange } from './versions'

/** Answers of a form, beside those that another writer gave to the same questions. */
export interface DraftVersion {
  values: BirthFormDraft
  rivals: Partial<BirthFormDraft>
}

/** A number field holds what was typed until the form is checked: the text '7' and the number 7 are one answer, as '' and null. */
const isSameNumber = (one: unknown, other: unknown): boolean =>
  typeof other === 'string' &&
  (other.trim() === '' ? one === null : typeof one === 'number' && Number(other.replace(',', '.')) === one)

const isSame = (one: unknown, other: unknown) =>
  one === other ||
  isSameNumber(one, other) ||
  isSameNumber(other, one) ||
  JSON.stringify(one) === JSON.stringify(other)
const namesOf = (form: Partial<BirthFormDraft>) => Object.keys(form) as BirthFormField[]

/** The fields in which two forms differ. */
export const fieldsThatDiffer = (one: BirthFormDraft, other: BirthFormDraft): BirthFormField[] =>
  namesOf(one).filter((field) => !isSame(one[field], other[field]))

/** True for two forms with the same answers. */
export const isSameForm = (one: BirthFormDraft, other: BirthFormDraft): boolean =>
  one === other || fieldsThatDiffer(one, other).length === 0

/** True for two versions with the same answers, and the same questions still to resolve. */
export const isSameVersion = (one: DraftVersion, other: DraftVersion): boolean =>
  isSameForm(one.values, other.values) &&
  namesOf({ ...one.rivals, ...other.rivals }).every((field) => isSame(one.rivals[field], other.rivals[field]))

/** What changed from one form to another, as PATCH …/record takes it: fields that are merged together travel together. */
export function changesBetween(base: BirthFormDraft, form: BirthFormDraft): RecordChange['changes'] {
  const fields = new Set(fieldsThatDiffer(base, form).flatMap(groupOf))
  return [...fields].map((field) => ({ field, base: base[field], value: form[field] }))
}

type Files = BirthFormDraft['uploadedFiles']

/**
 * Lists of files, joined file by file: what either added is there, what either took away is not; null where those are too many. A file
 * is known by name and size; of one that both changed, what is sent is kept.
 */
function joinFiles(base: Files, mine: Files, theirs: Files): Files | null {
  const [before, here, there] = [base, mine, theirs].map(
    (files) => new Map(files.map((file) => [fileKeyOf(file), file])),
  )
  const joined = [...new Map([...(there ?? []), ...(here ?? [])]).keys()].flatMap((key) => {
    const [was, ours, other] = [before?.get(key), here?.get(key), there?.get(key)]
    if (isSame(ours, was)) return other ?? []
    if (isSame(other, was)) return ours ?? []
    return [other, ours].find((file) => file?.fileURL) ?? other ?? ours ?? []
  })
  return joined.length > maxFiles ? null : joined
}

/**
 * Joins what two writers made of the same form, against the answers both began with. What only one of them changed is that
 * side's. What both changed, and not to the same, stays mine, and is named in `contested`; files stand side by side. Fields that say one
 * thing together (`fieldGroups`) are taken or contested together.
 */
export function mergeForms(
  base: BirthFormDraft,
  mine: BirthFormDraft,
  theirs: BirthFormDraft,
): { values: BirthFormDraft; contested: BirthFormField[] } {
  const isNews = (field: BirthFormField, side: BirthFormDraft, other: BirthFormDraft) =>
    !isSame(side[field], base[field]) && !isSame(side[field], other[field])
  const groups = new Set(fieldsThatDiffer(mine, theirs).map(groupOf))
  const taken = [...groups].filter((group) => !group.some((field) => isNews(field, mine, theirs)))
  const open = [...groups].filter(
    (group) => !taken.includes(group) && group.some((field) => isNews(field, theirs, mine)),
  )
  const values = { ...mine, ...pickFields(theirs, taken.flat()) }
  const contested = open.flat().filter((field) => !isSame(mine[field], theirs[field]))
  const files = contested.includes('uploadedFiles')
    ? joinFiles(base.uploadedFiles, mine.uploadedFiles, theirs.uploadedFiles)
    : null
  return files
    ? {
        values: { ...values, uploadedFiles: files },
        contested: contested.filter((field) => field !== 'uploadedFiles'),
      }
    : { values, contested }
}

const pickFields = (form: BirthFormDraft, fields: readonly BirthFormField[]): Partial<BirthFormDraft> =>
  Object.fromEntries(fields.map((field) => [field, form[field]]))

/** `mergeForms`, where either side may still have answers to choose between: theirs to a contested question is its rival. */
export function mergeVersions(base: BirthFormDraft, mine: DraftVersion, theirs: DraftVersion): DraftVersion {
  const { values, contested } = mergeForms(base, mine.values, theirs.values)
  const clashes = pickFields(theirs.values, contested)
  const rivals: Partial<BirthFormDraft> = {}
  for (const field of namesOf({ ...mine.rivals, ...theirs.rivals, ...clashes })) {
    const known = [clashes, theirs.rivals, mine.rivals].filter((side) => field in side)
    const rival = known.find((side) => !isSame(side[field], values[field]))
    if (rival) Object.assign(rivals, { [field]: rival[field] })
  }
  return { values, rivals }
}
