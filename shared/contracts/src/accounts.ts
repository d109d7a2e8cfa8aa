import { z } from 'zod'

export const credentialsSchema = z.strictObject({
  username: z.string().trim().min(1, 'Username is required').max(100),
  password: z.string().min(1, 'Password is required').max(200),
})
export const registrationSchema = credentialsSchema.extend({
  /** Made by an administrator; needed while registration is closed. */
  accessCode: z.string().max(100).optional(),
})
export const userSchema = z.object({ id: z.string(), username: z.string() })
