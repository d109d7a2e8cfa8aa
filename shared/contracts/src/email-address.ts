import { z } from 'zod'

/** local@domain.tld, without spaces; deliverability is the mail server's business. */
export const isEmailAddress = (text: string): boolean => z.email().safeParse(text.trim()).success
