import { useEffect, useRef, useState } from 'react'
import type { FormEvent } from 'react'
import styled from 'styled-components'
import { deliveryChangeSchema } from '@shared/contracts/deliveries'
import { isApiFailure, publicMessageOf } from '@shared/web/api/api-error'
import { FieldFrame } from '@shared/web/form/field-frame'
import { describedBy, fieldId } from '@shared/web/form/field-id'
import { controlStyle } from '@shared/web/form/field-style'
import { Button } from '@shared/web/parts/button'
import { useChangeDeliveryMutation } from '../../api/proof-api'

const Form = styled.form`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  gap: 12px;
  margin-top: 14px;
  > :first-child {
    flex: 1 1 300px;
  }
  @media (max-width: 47.9375em) {
    > button {
      flex: 1 1 0;
    }
    > :first-child {
      flex-basis: 100%;
    }
  }
`

const Input = styled.input`
  ${controlStyle}
`

/** What is wrong with an address, in words; nothing when it can be sent. */
const faultOf = (address: string): string | undefined =>
  address.trim() === ''
    ? 'Email is required'
    : deliveryChangeSchema.safeParse({ email: address }).error?.issues[0]?.message

const wordsOf = (error: unknown): string =>
  (isApiFailure(error) && error.faults.find(({ path }) => path === 'email')?.message) ||
  publicMessageOf(error, 'The address could not be changed. Please try again.')

interface EmailEditorProps {
  proofId: string
  current: string
  onUpdated: (address: string) => void
  onCancelled: () => void
}

/** Changes the address of the visitor's own record; its latest e-mail is then sent there again. */
export const EmailEditor = ({ proofId, current, onUpdated, onCancelled }: EmailEditorProps) => {
  const [address, setAddress] = useState(current)
  const [error, setError] = useState<string>()
  const [change, { isLoading }] = useChangeDeliveryMutation()
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    input.current?.focus()
    input.current?.select()
  }, [])

  const refuse = (words: string) => {
    setError(words)
    input.current?.focus()
  }
  const update = async (event: FormEvent) => {
    event.preventDefault()
    const fault = faultOf(address)
    if (fault) return refuse(fault)
    try {
      const { email } = await change({ proofId, email: address.trim() }).unwrap()
      onUpdated(email)
    } catch (failure) {
      refuse(wordsOf(failure))
    }
  }

  return (
    <Form
      noValidate
      onSubmit={(event) => void update(event)}
      onKeyDown={({ key }) => key === 'Escape' && onCancelled()}
    >
      <FieldFrame name="delivery-email" label="New email" error={error}>
        <Input
          ref={input}
          id={fieldId('delivery-email')}
          type="email"
          autoComplete="email"
          spellCheck={false}
          value={address}
          aria-required
          aria-invalid={Boolean(error) || undefined}
          aria-describedby={describedBy('delivery-email', { error })}
          onChange={({ target }) => {
            setAddress(target.value)
            setError(undefined)
          }}
        />
      </FieldFrame>
      <Button type="submit" variant="primary" isPending={isLoading}>
        Update
      </Button>
      <Button variant="quiet" onClick={onCancelled}>
        Cancel
      </Button>
    </Form>
  )
}
