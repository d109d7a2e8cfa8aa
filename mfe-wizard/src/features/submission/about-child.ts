/** What overlay and received screen say of a child. */
export interface About {
  /** First, middle and last name. */
  childName: string
  firstName: string
  email: string
}
export type Named = Partial<
  Record<'babyFirstName' | 'babyMiddleName' | 'babyLastName' | 'email', string | null | undefined>
>

/** The same, from a submission or from a draft. */
export const aboutOf = ({ babyFirstName, babyMiddleName, babyLastName, email }: Named): About => ({
  childName: [babyFirstName, babyMiddleName, babyLastName].filter(Boolean).join(' '),
  firstName: babyFirstName ?? '',
  email: email ?? '',
})
