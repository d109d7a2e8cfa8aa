import { useHost } from '@shared/web/host/host-context'
import { Button } from '@shared/web/parts/button'
import type { ButtonLook } from '@shared/web/parts/button'
import { LinkButton } from '@shared/web/parts/link-button'

interface RecordDownloadsProps extends Pick<ButtonLook, 'variant' | 'size'> {
  id: string
  isCompleted: boolean
  /** The child's name, where several records stand beside each other. */
  of?: string
}

/** The certificate, once there is one, and the answers as a table; each in a tab of its own. */
export function RecordDownloads({ id, isCompleted, of, ...look }: RecordDownloadsProps) {
  const { notify } = useHost()
  const label = (file: string) => (of === undefined ? undefined : `${file} of ${of}`)
  const addressOf = (file: string) => `/api/admin/records/${id}/${file}`
  return (
    <>
      {isCompleted ? (
        <LinkButton
          {...look}
          icon="download"
          href={addressOf('pdf')}
          target="_blank"
          rel="noreferrer"
          aria-label={label('PDF')}
        >
          PDF
        </LinkButton>
      ) : (
        <Button
          {...look}
          icon="download"
          isUnavailable
          aria-label={label('PDF')}
          onUnavailablePress={() =>
            notify({
              title: 'Still processing',
              description: 'The PDF can be downloaded once the record is completed.',
            })
          }
        >
          PDF
        </Button>
      )}
      <LinkButton
        {...look}
        icon="table"
        href={addressOf('csv')}
        target="_blank"
        rel="noreferrer"
        aria-label={label('CSV')}
      >
        CSV
      </LinkButton>
    </>
  )
}
