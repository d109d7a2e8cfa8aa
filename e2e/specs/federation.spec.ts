import { cp } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, test } from '../src/fixtures/product'
import { publishedRemotes } from '../src/published-remotes'
import { startRemoteServer } from '../src/remote-server'
import { currentBuild, secondBuild } from '../src/second-build'

const waitingTitle = 'Codifying Your Provenance'
const pageFile = 'src/features/review/review-page.tsx'

test.describe('remotes at run time', () => {
  test('[SHL-014] a second build of one remote is seen by changing its line, without touching anything else', async ({
    page,
    platform,
  }) => {
    const folder = await secondBuild('mfe-proof', 'next', [
      {
        file: pageFile,
        find: 'title="Invalid proof ID"',
        replace: 'title="Invalid proof ID, says the next release"',
      },
    ])
    // Published as its team would: a folder of its own beside what runs.
    await cp(folder, `${platform.dataDirectory}/remotes/mfe-proof@next`, { recursive: true })
    const before = platform.pids()
    await page.goto('/proof-review')
    await expect(page.getByRole('heading', { name: 'Invalid proof ID', exact: true })).toBeVisible()

    const rollBack = await publishedRemotes(platform).publish(
      'mfe-proof',
      '/remotes/mfe-proof@next/mf-manifest.json',
    )
    // An open page takes the new build at its next navigation, a new one at once.
    await page.getByRole('button', { name: 'Return to Form' }).click()
    await expect(page.getByLabel('Email')).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('heading', { name: 'Invalid proof ID, says the next release' })).toBeVisible()
    const another = await page.context().newPage()
    await another.goto('/proof-review')
    await expect(
      another.getByRole('heading', { name: 'Invalid proof ID, says the next release' }),
    ).toBeVisible()

    await rollBack()
    await another.goto('/proof-review')
    await expect(another.getByRole('heading', { name: 'Invalid proof ID', exact: true })).toBeVisible()
    expect(platform.pids()).toEqual(before)
    await another.close()
  })

  /** The region of the lost remote says so; the mark above it leads to the form, whose remote goes on. */
  const expectOnlyRegionLost = async (page: Page, sentence: RegExp) => {
    const notice = page.getByRole('alert')
    await expect(notice).toContainText('This part of the page did not load.')
    await expect(notice).toContainText(sentence)
    await page.getByRole('banner').getByRole('link').first().click()
    await expect(page.getByLabel('Email')).toBeVisible()
    await page.goBack()
    await expect(notice).toBeVisible()
  }
  const expectRetryWorks = async (page: Page) => {
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('heading', { name: 'Invalid proof ID' })).toBeVisible()
  }

  test('[SHL-013] a remote that is away costs only its region, and its retry works when it is back', async ({
    page,
    platform,
    trouble,
  }) => {
    const server = await startRemoteServer(currentBuild('mfe-proof'))
    trouble.allow(/503.*\/mf-manifest\.json/)
    trouble.allow(/net::ERR_.*\/mf-manifest\.json/)
    trouble.allow(/\/mf-manifest\.json' .* blocked by CORS policy/)
    server.be('down')
    const rollBack = await publishedRemotes(platform).publish('mfe-proof', server.manifest)
    await page.goto('/proof-review')
    await expectOnlyRegionLost(page, /It could not be reached/)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('alert')).toBeVisible()
    server.be('up')
    await expectRetryWorks(page)
    await rollBack()
    await server.close()
  })

  test('[SHL-013] a remote of another contract version costs only its region, and its retry works', async ({
    page,
    platform,
  }) => {
    const folder = await secondBuild('mfe-proof', 'other-contract', [
      {
        file: 'src/export-app.tsx',
        find: 'contractVersion: remoteContractVersion,',
        replace: 'contractVersion: 99,',
      },
    ])
    const server = await startRemoteServer(folder)
    const rollBack = await publishedRemotes(platform).publish('mfe-proof', server.manifest)
    await page.goto('/proof-review')
    await expectOnlyRegionLost(page, /It does not fit the page you have open/)
    await rollBack()
    await expectRetryWorks(page)
    await server.close()
  })

  test('[SHL-013] a remote that throws while it renders costs only its region, and its retry works', async ({
    page,
    platform,
    trouble,
  }) => {
    trouble.expect(/broken release/)
    const folder = await secondBuild('mfe-proof', 'throwing', [
      {
        file: pageFile,
        find: 'export const ReviewPage = () => {',
        replace:
          "export const ReviewPage = () => {\n  if (location.hash !== '#ok') throw new Error('broken release')",
      },
    ])
    const server = await startRemoteServer(folder)
    const rollBack = await publishedRemotes(platform).publish('mfe-proof', server.manifest)
    await page.goto('/proof-review')
    await expectOnlyRegionLost(page, /Something in it went wrong/)
    await page.evaluate(() => history.replaceState(null, '', '#ok'))
    await expectRetryWorks(page)
    await rollBack()
    await server.close()
  })

  test('[SHL-013] a remote that never answers is given up, costs only its region, and its retry works', async ({
    page,
    platform,
    trouble,
  }) => {
    // The request that was never answered ends with its server.
    trouble.allow(/net::ERR_EMPTY_RESPONSE .*\/mf-manifest\.json/)
    const server = await startRemoteServer(currentBuild('mfe-proof'))
    server.be('silent')
    const rollBack = await publishedRemotes(platform).publish('mfe-proof', server.manifest)
    await page.clock.install()
    await page.goto('/proof-review', { waitUntil: 'commit' })
    await expect.poll(() => server.requests()).toBeGreaterThan(0)
    await page.clock.runFor(16_000)
    await expectOnlyRegionLost(page, /It is taking too long/)
    server.be('up')
    await page.clock.resume()
    await expectRetryWorks(page)
    await rollBack()
    await server.close()
  })

  test('one copy of React, the router and styled-components serves all remotes, under a strict policy', async ({
    page,
    trouble,
  }) => {
    // What a policy forbids, or a second copy of a library, is an error in the console: nothing but this one is expected.
    trouble.expect(/status of 404 .*\/api\/proof\/0{22}$/)
    const answer = await page.goto('/')
    await expect(page.getByLabel('Email')).toBeVisible()
    const policy = answer?.headers()['content-security-policy'] ?? ''
    expect(policy).toContain("script-src 'self'")
    expect(policy).not.toMatch(/unsafe-eval|script-src[^;]*unsafe-inline/)

    await page.goto('/proof-review/0000000000000000000000')
    await expect(page.getByRole('heading', { name: 'Proof not found' })).toBeVisible()
    const copies = await page.evaluate(async () => {
      const sources = performance
        .getEntriesByType('resource')
        .map((entry) => entry.name)
        .filter((name) => name.includes('.js'))
      const texts = await Promise.all(
        [...new Set(sources)].map((source) => fetch(source).then((text) => text.text())),
      )
      const holding = (mark: string) => texts.filter((text) => text.includes(mark)).length
      return {
        react: holding('__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE='),
        styled: holding('data-styled-version'),
      }
    })
    expect(copies.react).toBe(1)
    expect(copies.styled).toBe(1)
  })

  test('the shell’s own files are fetched first, then those of the page asked for, then the fonts, each once', async ({
    page,
  }) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await page.goto('/proof-review')
    await expect(page.getByRole('heading', { name: 'Invalid proof ID' })).toBeVisible()
    await expect.poll(() => asked.filter((path) => path.endsWith('.woff2')).length).toBeGreaterThan(1)
    const firstOf = (pattern: RegExp) => asked.findIndex((path) => pattern.test(path))
    const lastOf = (pattern: RegExp) => asked.findLastIndex((path) => pattern.test(path))
    expect(lastOf(/^\/(vendor|main)\./)).toBeLessThan(firstOf(/^\/remotes\//))
    expect(lastOf(/^\/remotes\/mfe-proof\/(remoteEntry|__federation)/)).toBeLessThan(firstOf(/\.woff2$/))
    const scripts = asked.filter((path) => path.endsWith('.js'))
    expect(scripts).toEqual([...new Set(scripts)])
  })

  test('a proof that is being made is waited for in the remote that shows it', async ({
    page,
    platform,
    trouble,
  }) => {
    trouble.expect(/50[234].*\/api\/proof\//)
    trouble.expect(/404.*\/api\/proof\//)
    await platform.halt('proofs')
    try {
      await page.goto('/proof-review/AAAAAAAAAAAAAAAAAAAAAA')
      await expect(page.getByRole('heading', { name: waitingTitle })).toBeVisible()
    } finally {
      await platform.restart('proofs')
    }
    await expect(page.getByRole('heading', { name: 'Proof not found' })).toBeVisible()
  })
})
