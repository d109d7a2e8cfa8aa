import { useState } from 'react'
import type { GrantRole } from '@shared/contracts/enumerations'
import { accessListSchema } from '@shared/contracts/invites'
import type { inviteInfoSchema } from '@shared/contracts/invites'
import { codeOf, publicMessageOf } from '@shared/web/api/api-error'
import { request } from '@shared/web/api/request'
import { useHost } from '@shared/web/host/host-context'
import type { z } from 'zod'
import { useJoinMutation } from '../../api/proof-api'
import { keepJoined } from './joined-links'

export type Invitation = z.infer<typeof inviteInfoSchema>

/** Why joining failed. */
export interface JoinFailure {
  text: string
  /** It is the passcode that was not accepted. */
  isPasscode: boolean
}

/** The visitor's role on a record; null without access. */
const roleOn = async (proofId: string): Promise<GrantRole | null> => {
  try {
    const { people } = accessListSchema.parse(await request(['/api/proofs', proofId, 'invites']))
    return people.find(({ isYou }) => isYou)?.role ?? null
  } catch {
    return null
  }
}

/** Joining with a link: nothing of it is used before `accept` is called, which a pressed button does. */
export function useJoin(token: string, invitation: Invitation) {
  const { navigate, notify } = useHost()
  const [join, { isLoading: isJoining }] = useJoinMutation()
  const [failure, setFailure] = useState<JoinFailure | null>(null)
  const { proofId, requiresPasscode } = invitation

  const welcome = (role: GrantRole, to: string) => {
    keepJoined(token, to)
    notify({ title: 'Welcome', description: `You now have ${role} access to this proof.` })
    navigate(`/?proof=${encodeURIComponent(to)}`)
  }
  const fail = (text: string, isPasscode: boolean, title = 'Error') => {
    setFailure({ text, isPasscode })
    notify({ variant: 'destructive', title, description: text })
  }

  return {
    isJoining,
    failure,
    async accept(passcode: string) {
      if (isJoining) return
      if (requiresPasscode && !passcode)
        return fail('Please enter the passcode to continue.', true, 'Passcode Required')
      setFailure(null)
      const { data, error } = await join({ token, ...(requiresPasscode && { passcode }) })
      if (data) return welcome(data.role, data.proofId)
      const code = codeOf(error)
      // The answer to an earlier press was lost on its way: the link is used, and it was this visitor who used it.
      const role = code === 'not_found' ? await roleOn(proofId) : null
      if (role) return welcome(role, proofId)
      const isPasscode = requiresPasscode && (code === 'forbidden' || code === 'rate_limited')
      return fail(publicMessageOf(error, 'Invalid or expired invitation link'), isPasscode)
    },
  }
}
