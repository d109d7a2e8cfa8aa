import { createContext, useContext, useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import { maxFiles as defaultMaxFiles } from '@shared/contracts/uploads'
import { createFileTray } from './file-tray'
import type { FileTray, OnTaken, SendFile } from './file-tray'
import { useFormStore } from './form-scope'

const TrayContext = createContext<FileTray | null>(null)

interface FileTrayProviderProps {
  /** The form field that holds the files. */
  name: string
  /** Without it files wait in the list: the form keeps their name and size. Read once. */
  send?: SendFile
  /** Hears of files that were chosen and passed the checks. Read once. */
  onTaken?: OnTaken
  /** Per area; 8 unless said otherwise. Read once. */
  maxFiles?: number
  children: ReactNode
}

/** Keeps sending while the drop area is not on the screen. Stands inside a FormScope, around all steps. */
export function FileTrayProvider({
  name,
  send,
  onTaken,
  maxFiles = defaultMaxFiles,
  children,
}: FileTrayProviderProps) {
  const store = useFormStore()
  const [tray] = useState(() => createFileTray(store, name, { send, onTaken, maxFiles }))
  useEffect(() => {
    tray.follow()
    const stop = store.subscribe(tray.follow, name)
    return () => {
      stop()
      tray.dispose()
    }
  }, [store, tray, name])
  return <TrayContext.Provider value={tray}>{children}</TrayContext.Provider>
}

export const useFileTray = (): FileTray | null => useContext(TrayContext)
