import { useEffect, useRef } from 'react'
import type { ChangeEvent, DragEvent, ReactNode } from 'react'
import styled from 'styled-components'
import { uploadedFileSchema } from '@shared/contracts/birth-fields/lineage'
import { useFileTray } from '@shared/web/form/file-tray-context'
import { useFormStore } from '@shared/web/form/form-scope'
import { z } from 'zod'
import type { BirthFiles } from './birth-files'
import { shelfKeyOf } from './file-shelf'

export const filesField = 'uploadedFiles'

const listSchema = z.array(uploadedFileSchema).catch([])
type ListedFile = z.infer<typeof uploadedFileSchema>

const isIn = (list: readonly ListedFile[]) => {
  const keys = new Set(list.map(shelfKeyOf))
  return (file: { name: string; size: number }) => keys.has(shelfKeyOf(file))
}
const isUnsent = ({ fileURL }: ListedFile) => fileURL === undefined

const Around = styled.div`
  display: contents;
`

interface KeptFilesProps {
  files: BirthFiles
  children: ReactNode
}

/**
 * Keeps the bytes of files from the moment they are chosen until the server has them, and gives those of a restored draft
 * back to the tray. Stands inside the FileTrayProvider, around the drop area.
 */
export function KeptFiles({ files, children }: KeptFilesProps) {
  const store = useFormStore()
  const tray = useFileTray()
  const chosen = useRef<File[]>([])

  useEffect(() => {
    if (!tray) return
    const listed = () => listSchema.parse(store.value(filesField))
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
        tray.add(found.filter(isBack))
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

  // The tray empties the input once it has read it: seen before it, kept after it, when it is known what was taken.
  const see = (list: FileList | null) => {
    chosen.current = [...(list ?? [])]
  }
  const keepTaken = () => {
    const isTaken = isIn(listSchema.parse(store.value(filesField)).filter(isUnsent))
    const taken = chosen.current.filter(isTaken)
    chosen.current = []
    if (taken.length) files.keep(taken)
  }
  return (
    <Around
      onChangeCapture={({ target }: ChangeEvent<HTMLElement>) => {
        if (target instanceof HTMLInputElement && target.type === 'file') see(target.files)
      }}
      onChange={keepTaken}
      onDropCapture={({ dataTransfer }: DragEvent) => see(dataTransfer.files)}
      onDrop={keepTaken}
    >
      {children}
    </Around>
  )
}
