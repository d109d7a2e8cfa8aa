// Other engines at the same work. Chromium comes with Playwright (or CHROME_PATH); pdfkit is fetched for the run.
import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { chromium } from 'playwright'
import { cpuSecondsOfTree } from '../measure/processes.mjs'
import { median } from '../measure/quantiles.mjs'
import { fonts, htmlOf, inks, linesOf, readingsOf, sheet, strokesOf } from './peer-pages.mjs'
import { processorTime } from './processor-time.mjs'

const browserPath = () =>
  [process.env.CHROME_PATH, '/usr/bin/chromium', '/usr/bin/google-chrome'].find(
    (path) => path && existsSync(path),
  )

/** CPU ms of the whole browser to print a certificate, and a certificate with its readings; and its memory by eye. */
export async function measureChromium(rounds, books) {
  const server = await chromium.launchServer({ executablePath: browserPath(), args: ['--no-sandbox'] })
  const browser = await chromium.connect(server.wsEndpoint())
  // What it clears away after a document belongs to it.
  const spent = async () => {
    await setTimeout(500)
    return cpuSecondsOfTree(server.process().pid) * 1000
  }
  const page = await browser.newPage()
  const print = async (html) => {
    await page.setContent(html, { waitUntil: 'load' })
    return page.pdf({ preferCSSPageSize: true, printBackground: true })
  }
  const measure = async (strip) => {
    const times = []
    for (let number = 0; number < rounds + 2; number += 1) {
      const html = strip(htmlOf(...books(number)))
      const before = await spent()
      await print(html)
      if (number >= 2) times.push((await spent()) - before)
    }
    return median(times)
  }
  try {
    return {
      certificate: await measure((html) => html.replace(/<main>.*<\/main>/s, '')),
      book: await measure((html) => html),
    }
  } finally {
    await browser.close()
    await server.close()
  }
}

/** CPU ms of pdfkit for the same; it shapes Latin by fontkit and breaks lines, but has no justification by paragraph. */
export async function measurePdfkit(rounds, books) {
  const folder = mkdtempSync(join(tmpdir(), 'rendering-peer-'))
  try {
    execFileSync('npm', ['install', '--no-audit', '--no-fund', '--prefix', folder, 'pdfkit@0.17'], {
      stdio: 'ignore',
    })
    const PDFDocument = createRequire(join(folder, 'index.js'))('pdfkit')
    const print = (data, engraving, withReadings) =>
      new Promise((resolve) => {
        const document = new PDFDocument({
          size: [sheet.width, sheet.height],
          margins: { top: 77, bottom: 70, left: 74, right: 74 },
        })
        const parts = []
        document.on('data', (part) => parts.push(part))
        document.on('end', () => resolve(Buffer.concat(parts)))
        document.registerFont('display', fonts.display)
        document.registerFont('text', fonts.text)
        for (const { path, weight, colour, x, y, turn, shift, own } of strokesOf(engraving))
          document
            .save()
            .translate(x, y)
            .rotate(turn)
            .translate(shift, 0)
            .rotate(own)
            .path(path)
            .lineWidth(weight)
            .stroke(colour)
            .restore()
        for (const [text, font, size, y] of linesOf(data))
          document
            .font(font)
            .fontSize(size)
            .fillColor(inks.ink)
            .text(text, 74, y - size, { align: 'center', width: sheet.width - 148 })
        if (withReadings) {
          document.addPage()
          for (const { title, text, rule } of readingsOf(data)) {
            document.font('display').fontSize(16).text(title, { width: 329 })
            document.font('text').fontSize(10.8).text(text, { width: 329, align: 'justify' })
            document.fontSize(8).text(rule, { width: 329 }).moveDown()
          }
        }
        document.end()
      })
    return {
      certificate: await processorTime(rounds, (number) => print(...books(number), false)),
      book: await processorTime(rounds, (number) => print(...books(number), true)),
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
