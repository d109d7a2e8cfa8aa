import { wholeName } from '@shared/contracts/whole-name'

/** What overlay and received screen say of a child. */
export interface About {
  /** The whole name. */
  childName: string
  firstName: string
  email: string
}
export type Named = Partial<
  Record<'babyFirstName' | 'babyMiddleName' | 'babyLastName' | 'email', string | null | undefined>
>

/** The same, from a submission or from a draft. */
export const aboutOf = ({ babyFirstName, babyMiddleName, babyLastName, email }: Named): About => ({
  childName: wholeName(babyFirstName ?? '', babyMiddleName, babyLastName ?? ''),
  firstName: babyFirstName ?? '',
  email: email ?? '',
})
