import { useEffect } from 'react'
import { z } from 'zod'
import { fileKeyOf } from '@shared/contracts/file-key'
import { uploadedFileSchema } from '@shared/contracts/birth-fields/lineage'
import { useFileTray } from '@shared/web/form/file-tray-context'
import { useFormStore } from '@shared/web/form/form-scope'
import type { BirthFiles } from './birth-files'
import { filesField } from './files-field'

const listSchema = z.array(uploadedFileSchema).catch([])
type ListedFile = z.infer<typeof uploadedFileSchema>

const isIn = (list: readonly ListedFile[]) => {
  const keys = new Set(list.map(fileKeyOf))
  return (file: { name: string; size: number }) => keys.has(fileKeyOf(file))
}
const isUnsent = ({ fileURL }: ListedFile) => fileURL === undefined

/**
 * Gives the stored bytes of a restored draft's files back to the tray, and removes those of files that the form has lost or
 * the server has. Stands inside the FileTrayProvider, which tells `files` of each file it takes.
 */
export function useStoredFiles(files: BirthFiles) {
  const store = useFormStore()
  const tray = useFileTray()

  useEffect(() => {
    if (!tray) return
    const listed = () => listSchema.parse(store.values()[filesField])
    let isGone = false
    const unsent = listed().filter(isUnsent)
    if (unsent.length)
      void files.restore(unsent).then((found) => {
        if (isGone) return
        // What is still in the form leaves it and comes back through the tray, which then has the bytes; the rest is lost.
        const wasUnsent = isIn(unsent)
        const back = listed().filter((file) => isUnsent(file) && wasUnsent(file))
        if (!back.length) return
        const isBack = isIn(back)
        store.set({ [filesField]: listed().filter((file) => !isBack(file)) })
        tray.restore(found.filter(isBack))
      })

    let before = listed()
    const stop = store.subscribe(() => {
      const now = listed()
      const [isThere, isSent] = [isIn(now), isIn(now.filter((file) => !isUnsent(file)))]
      const waiting = before.filter(isUnsent)
      const [gone, sent] = [waiting.filter((file) => !isThere(file)), waiting.filter(isSent)]
      if (gone.length) files.forget(gone)
      if (sent.length) files.forgetSent(sent)
      before = now
    }, filesField)
    return () => {
      isGone = true
      stop()
    }
  }, [files, store, tray])
}
