import { expect } from '@playwright/test'
import type { Locator, Page } from '@playwright/test'

/** /auth */
export class AuthPage {
  readonly username: Locator
  readonly password: Locator
  readonly confirmation: Locator
  readonly accessCode: Locator
  readonly signInButton: Locator
  readonly createButton: Locator
  readonly passkeyButton: Locator

  constructor(readonly page: Page) {
    this.username = page.getByLabel('Username')
    this.password = page.getByLabel('Password', { exact: false }).first()
    this.confirmation = page.getByLabel('Confirm password')
    this.accessCode = page.getByLabel('Access code')
    this.signInButton = page.getByRole('button', { name: 'Sign In', exact: true })
    this.createButton = page.getByRole('button', { name: 'Create Account' })
    this.passkeyButton = page.getByRole('button', { name: 'Sign in with a passkey' })
  }

  open(): Promise<unknown> {
    return this.page.goto('/auth')
  }

  async openRegister(): Promise<void> {
    await this.open()
    const register = this.page.getByRole('tab', { name: 'Register' })
    await register.click()
    // Pressed before the scripts came, it is noted, and the other form comes with them.
    await expect(register).toHaveAttribute('aria-selected', 'true')
  }

  async signIn(username: string, password: string): Promise<void> {
    await this.username.fill(username)
    await this.password.fill(password)
    await this.signInButton.click()
  }

  /** On the register tab. */
  async register(username: string, password: string): Promise<void> {
    await this.username.fill(username)
    await this.password.fill(password)
    await this.confirmation.fill(password)
    await this.createButton.click()
  }
}
