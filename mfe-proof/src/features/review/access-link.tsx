import styled from 'styled-components'
import { publicMessageOf } from '@shared/web/api/api-error'
import { Button } from '@shared/web/parts/button'
import { useAskForLinkMutation } from '../../api/proof-api'

const Box = styled.div`
  margin-top: 16px;
  padding-top: 14px;
  border-top: 1px solid var(--hair);
  color: var(--ink-2);
  line-height: 1.5;
  button {
    margin-top: 10px;
  }
`

/** For the owner on another device: a link to the record's own address. What is said does not tell whether there is a record. */
export const AccessLink = ({ proofId }: { proofId: string }) => {
  const [ask, { isLoading, isSuccess, error }] = useAskForLinkMutation()
  return (
    <Box>
      <p>Did you make this record on another device? A link to its own e-mail address opens it here.</p>
      {!isSuccess && (
        <Button size="small" isPending={isLoading} onClick={() => void ask(proofId)}>
          Send me a link
        </Button>
      )}
      <p role="status">
        {isSuccess && 'If there is such a record, a link is on its way to its e-mail address.'}
      </p>
      {error && (
        <p role="alert">{publicMessageOf(error, 'The link could not be asked for. Please try again.')}</p>
      )}
    </Box>
  )
}
