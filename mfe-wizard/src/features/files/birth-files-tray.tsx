import type { ReactNode } from 'react'
import { FileTrayProvider } from '@shared/web/form/file-tray-context'
import type { BirthFiles } from './birth-files'
import { filesField } from './files-field'
import { useStoredFiles } from './use-stored-files'

function Stored({ files, children }: BirthFilesTrayProps) {
  useStoredFiles(files)
  return children
}

interface BirthFilesTrayProps {
  files: BirthFiles
  children: ReactNode
}

/** What a step drops is stored on this device and sent; what an earlier visit stored comes back. Stands inside the FormScope. */
export const BirthFilesTray = ({ files, children }: BirthFilesTrayProps) => (
  <FileTrayProvider name={filesField} send={files.send} onTaken={files.store}>
    <Stored files={files}>{children}</Stored>
  </FileTrayProvider>
)
