import { cleanup, screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { birthFieldNames } from '@shared/contracts/birth-form'
import { listen } from '../../testing/listen'
import { server, useServer } from '../../testing/server'
import { renderStep } from './testing/render-step'

const field = (name: string | RegExp) => screen.getByRole('textbox', { name })

describe('step I, Names & Identity', () => {
  useServer()
  it('[WIZ-011] asks for e-mail, the names, nicknames, origin and etymology', () => {
    renderStep('identity')
    for (const name of [
      'Email',
      'Baby’s first name',
      'Middle name',
      'Last name',
      'Informal nicknames',
      'Name origin',
      'Name etymology',
    ]) {
      expect(field(name)).toBeEnabled()
    }
  })

  it('[WIZ-055] has an optional name meaning', async () => {
    const { user, values } = renderStep('identity')
    const meaning = field(/^Name meaning/)
    expect(meaning).not.toHaveAttribute('aria-required')
    await user.type(meaning, 'grace')
    expect(values().babyNameMeaning).toBe('grace')
  })

  it('[FLD-001] keeps the names under their names, in any script', async () => {
    const { user, values } = renderStep('identity')
    await user.type(field('Baby’s first name'), 'أمارة')
    await user.type(field('Middle name'), 'Nör')
    await user.type(field('Last name'), '李')
    await user.type(field('Informal nicknames'), 'Mara, Nono')
    expect(values()).toMatchObject({
      babyFirstName: 'أمارة',
      babyMiddleName: 'Nör',
      babyLastName: '李',
      babyNicknames: 'Mara, Nono',
    })
    expect(field('Baby’s first name')).toHaveAttribute('dir', 'auto')
  })

  it('[FLD-002] takes the e-mail in an input of address type', () => {
    renderStep('identity')
    expect(field('Email')).toHaveAttribute('type', 'email')
    expect(field('Email')).toHaveAttribute('autocomplete', 'email')
  })

  it('[FLD-003] says where the record goes', () => {
    renderStep('identity')
    expect(field('Email')).toHaveAccessibleDescription(
      'Your sacred record will be delivered to this address.',
    )
  })

  it('[PRF-038] names a letter that the book cannot print while it is typed, and no other', async () => {
    const { user } = renderStep('identity')
    const heard = listen()
    await user.type(field('Baby’s first name'), 'आर्या')
    await user.type(field('Last name'), 'Ama')
    await user.paste('𒀀👶')
    const told = () =>
      screen
        .queryAllByRole('status')
        .map(({ textContent }) => textContent)
        .filter(Boolean)
    const words =
      'None of our typefaces has 𒀀 (U+12000), 👶 (U+1F476): the book leaves them out. You can write it another way.'
    await waitFor(() => expect(told()).toEqual([words]))
    expect(heard.filter(Boolean)).toEqual([words])
    await user.clear(field('Last name'))
    expect(told()).toEqual([])
    cleanup()
    const names = birthFieldNames.filter((name) => /^(mother|father).*Name$|Grand.*Name$/.test(name))
    renderStep('lineage', Object.fromEntries(names.map((name) => [name, 'Ama𒀀'])))
    await waitFor(() => expect([names.length, told().length]).toEqual([6, 6]))
  })

  it('[FLD-004] takes free text for origin and etymology while MYA is not asked', async () => {
    const { user, values } = renderStep('identity')
    await user.type(field('Name origin'), 'Igbo')
    await user.type(field('Name etymology'), 'from amara, grace')
    expect(values()).toMatchObject({ babyNameOrigin: 'Igbo', babyNameEtymology: 'from amara, grace' })
  })

  it.each([
    ['FLD-034', 'origin', 'babyNameOrigin', "MYA will research your baby's name origin"],
    ['FLD-035', 'etymology', 'babyNameEtymology', "MYA will research your baby's name etymology"],
  ] as const)('[%s] fills the name %s at once when MYA is asked', async (_id, what, name, text) => {
    const { user, values } = renderStep('identity')
    await user.type(field(`Name ${what}`), 'ours')
    await user.click(screen.getByRole('switch', { name: `Ask MYA for the name ${what}` }))
    expect(values()[name]).toBe(text)
    expect(field(`Name ${what}`)).toHaveValue(text)
  })

  it.each(['origin', 'etymology'])(
    '[FLD-033] closes the name %s to typing while MYA is asked',
    async (what) => {
      const { user } = renderStep('identity')
      const toggle = screen.getByRole('switch', { name: `Ask MYA for the name ${what}` })
      await user.click(toggle)
      expect(field(`Name ${what}`)).toBeDisabled()
      expect(toggle).toHaveFocus()
      await user.click(toggle)
      expect(field(`Name ${what}`)).toBeEnabled()
    },
  )

  it('[FLD-038] clears origin and etymology when MYA is no longer asked', async () => {
    const { user, values } = renderStep('identity')
    for (const what of ['origin', 'etymology']) {
      const toggle = screen.getByRole('switch', { name: `Ask MYA for the name ${what}` })
      await user.click(toggle)
      await user.click(toggle)
    }
    expect(values()).toMatchObject({ babyNameOrigin: '', babyNameEtymology: '' })
  })

  it('holds the MYA switches as booleans', async () => {
    const { user, values } = renderStep('identity')
    await user.click(screen.getByRole('switch', { name: 'Ask MYA for the name origin' }))
    expect(values().myaCalculateOrigin).toBe(true)
    expect(values().myaCalculateEtymology).toBe(false)
  })

  it('marks the required fields, and only them, with an asterisk', () => {
    renderStep('identity')
    for (const name of ['Email', 'Baby’s first name', 'Last name']) {
      expect(screen.getByText(name, { selector: 'label' })).toHaveTextContent(`${name}*`)
      expect(field(name)).toBeRequired()
    }
    for (const name of ['Middle name', 'Informal nicknames', 'Name origin', 'Name etymology']) {
      expect(screen.getByText(name, { selector: 'label' })).not.toHaveTextContent('*')
    }
  })

  it.each([
    ['VAL-004', 'Baby’s first name', 'First name is required'],
    ['VAL-005', 'Last name', 'Last name is required'],
    ['VAL-006', 'Email', 'Email is required'],
  ])('[%s] [VAL-025] shows the message of "%s" when it is left empty: "%s"', async (_id, name, message) => {
    const { user } = renderStep('identity')
    expect(screen.queryByText(message)).not.toBeInTheDocument()
    await user.click(field(name))
    await user.tab()
    expect(await screen.findByText(message)).toBeInTheDocument()
    expect(field(name)).toBeInvalid()
    expect(field(name)).toHaveAccessibleDescription(expect.stringContaining(message))
  })

  it('shows no message at a field that was not reached yet', async () => {
    const { user } = renderStep('identity')
    await user.click(field('Email'))
    await user.tab()
    await screen.findByText('Email is required')
    expect(screen.queryByText('Last name is required')).not.toBeInTheDocument()
  })

  it.each(['hanna', 'hanna@', 'hanna@posteo', 'hanna posteo@x.se', '@posteo.se'])(
    '[VAL-007] does not take "%s" for an e-mail address',
    async (text) => {
      const { user } = renderStep('identity')
      await user.type(field('Email'), text)
      await user.tab()
      expect(await screen.findByText('Please enter a valid email address')).toBeInTheDocument()
    },
  )

  it('[VAL-022] takes the message away with the first edit', async () => {
    const { user } = renderStep('identity')
    await user.click(field('Baby’s first name'))
    await user.tab()
    await screen.findByText('First name is required')
    await user.type(field('Baby’s first name'), 'A')
    expect(screen.queryByText('First name is required')).not.toBeInTheDocument()
    await waitFor(() => expect(field('Baby’s first name')).toBeValid())
  })

  describe('Ask MYA now', () => {
    const askNow = (part: string) => screen.getByRole('button', { name: `Ask MYA now for the name ${part}` })
    const found = {
      names: [],
      origin: 'Zoë is a Greek name.',
      sourcedOrigin: 'Zoë is a Greek name. Source: Liddell, Scott, Jones, under ζωή (zōḗ).',
      etymology: 'Zoë: from Greek ζωή (zōḗ), “life”. Source: Liddell, Scott, Jones, under ζωή (zōḗ).',
      sources: ['Liddell, Scott, Jones, under ζωή (zōḗ)'],
    }
    const ofBoth = {
      ...found,
      sourcedOrigin: `${found.sourcedOrigin}\nAnn is a Hebrew name.`,
      etymology: `${found.etymology}\nAnn: from Hebrew חן, “grace”.`,
    }
    const words = {
      origin: `${found.origin}\nAnn is a Hebrew name.`,
      etymology: 'Zoë: from Greek ζωή (zōḗ), “life”.\nAnn: from Hebrew חן, “grace”.',
    }
    const claim =
      'Researched by MYA, and printed so until you change it. Source: Liddell, Scott, Jones, under ζωή (zōḗ).'
    const answers = (answer = found) => {
      const asked: unknown[] = []
      server.use(
        http.post('*/api/name-research', async ({ request }) => {
          asked.push(await request.json())
          return HttpResponse.json(answer)
        }),
      )
      return asked
    }

    it.each([
      ['origin', 'babyNameOrigin', 'myaCalculateOrigin'],
      ['etymology', 'babyNameEtymology', 'myaCalculateEtymology'],
    ] as const)(
      '[MYA-017] researches the name %s on demand, with its source, for the parent to edit: then it is theirs',
      async (part, name, flag) => {
        const asked = answers(ofBoth)
        const { user, values } = renderStep('identity', { babyFirstName: 'Zoë', babyMiddleName: 'Ann' })
        await user.click(screen.getByRole('switch', { name: `Ask MYA for the name ${part}` }))
        await user.click(askNow(part))
        await waitFor(() => expect(values()[name]).toBe(words[part]))
        expect(asked).toEqual([{ names: ['Zoë', 'Ann'] }])
        expect(values()[flag]).toBe(false)
        await waitFor(() => expect(field(`Name ${part}`)).toHaveFocus())
        await waitFor(() => expect(field(`Name ${part}`)).toHaveAccessibleDescription(claim))
        await user.type(field(`Name ${part}`), ' And ours.')
        expect(values()[name]).toBe(`${words[part]} And ours.`)
        expect(screen.queryByText(claim)).not.toBeInTheDocument()
        expect(screen.getByText(`The name ${part} is yours now`)).toBeInTheDocument()
        // Nothing was asked again meanwhile.
        expect(asked).toHaveLength(1)
      },
    )

    it('says whose the words are after a reload too, as long as they are what MYA says of the name', async () => {
      const asked = answers()
      const { user } = renderStep('identity', {
        babyFirstName: 'Zoë May',
        babyNameOrigin: found.origin,
        babyNameEtymology: 'Zoë: from Greek ζωή, as my aunt told me.',
      })
      expect(await screen.findByText(claim)).toBeInTheDocument()
      expect(field('Name etymology')).not.toHaveAccessibleDescription()
      // The aunt's words are not of these names to the letter: it is asked once whether they are of the name that heads them.
      await waitFor(() => expect(asked).toEqual([{ names: ['Zoë May'] }, { names: ['Zoë'] }]))
      server.use(
        http.post('*/api/name-research', () =>
          HttpResponse.json({ ...found, sourcedOrigin: 'Zoë Maya is another name.' }),
        ),
      )
      await user.type(field('Baby’s first name'), 'a')
      await waitFor(() => expect(screen.queryByText(claim)).not.toBeInTheDocument())
    })

    const about = (name: string) => ({
      ...found,
      origin: `${name} is a Greek name.`,
      sourcedOrigin: `${name} is a Greek name. Source: A Lexicon.`,
    })
    const answerByName = () =>
      server.use(
        http.post('*/api/name-research', async ({ request }) => {
          const { names } = (await request.json()) as { names: string[] }
          return HttpResponse.json(about(names.join(' ')))
        }),
      )

    it('says of her words that the name has changed since, and asks her again in their place', async () => {
      answerByName()
      const { user, values } = renderStep('identity', {
        babyFirstName: 'Mzia',
        babyNameOrigin: 'Mzia is a Greek name.',
      })
      expect(await screen.findByText(/^Researched by MYA/)).toBeInTheDocument()
      expect(screen.queryByRole('button', { name: 'Ask MYA now for the name origin' })).toBeNull()
      await user.clear(field('Baby’s first name'))
      const rest = 'Ask MYA again or write your own.'
      const gone = `MYA researched this for Mzia, which is no longer the name. ${rest}`
      expect(await screen.findByText(gone)).toBeInTheDocument()
      await user.type(field('Baby’s first name'), 'Nino')
      const changed = `MYA researched this for Mzia, and the name is Nino now. ${rest}`
      await waitFor(() => expect(field('Name origin')).toHaveAccessibleDescription(changed))
      expect(screen.queryByText('The name origin is yours now')).toBeNull()
      await user.click(askNow('origin'))
      await waitFor(() => expect(values().babyNameOrigin).toBe('Nino is a Greek name.'))
      expect(await screen.findByText(/^Researched by MYA/)).toBeInTheDocument()
    })

    it('leaves what a parent made of her words alone, whatever the name becomes', async () => {
      answerByName()
      const { user, values } = renderStep('identity', {
        babyFirstName: 'Thea',
        babyNameOrigin: 'Thea is a lovely Greek name.',
      })
      await user.clear(field('Baby’s first name'))
      await user.type(field('Baby’s first name'), 'Ida')
      await waitFor(() => expect(values().babyFirstName).toBe('Ida'))
      expect(screen.queryByText(/^MYA researched this/)).toBeNull()
      expect(screen.queryByRole('button', { name: 'Ask MYA now for the name origin' })).toBeNull()
      expect(values().babyNameOrigin).toBe('Thea is a lovely Greek name.')
    })

    it('asks nobody of what parents wrote', async () => {
      const asked = answers()
      const { user } = renderStep('identity', { babyFirstName: 'Zoë June', babyNameOrigin: 'From my aunt' })
      await user.type(field('Name etymology'), 'from amara, grace')
      await user.tab()
      expect(asked).toEqual([])
    })

    it('claims no source for words that have none', async () => {
      const unknown = 'MYA does not know where the name Xqv comes from, and does not guess.'
      server.use(
        http.post('*/api/name-research', () =>
          HttpResponse.json({
            ...found,
            origin: unknown,
            sourcedOrigin: unknown,
            etymology: unknown,
            sources: [],
          }),
        ),
      )
      renderStep('identity', { babyFirstName: 'Xqv', babyNameOrigin: unknown })
      expect(
        await screen.findByText('Researched by MYA, and printed so until you change it.'),
      ).toBeInTheDocument()
    })

    it('is not offered where a parent has written', async () => {
      const { user } = renderStep('identity', { babyFirstName: 'Zoë' })
      await user.type(field('Name origin'), 'ours')
      expect(
        screen.queryByRole('button', { name: /Ask MYA now for the name origin/ }),
      ).not.toBeInTheDocument()
    })

    it('asks for the name first where there is none', async () => {
      const asked = answers()
      const { user } = renderStep('identity')
      await user.click(askNow('origin'))
      expect(await screen.findByText('Please write the first name first')).toBeInTheDocument()
      expect(asked).toEqual([])
    })

    it('says when MYA cannot be asked, and changes nothing', async () => {
      server.use(http.post('*/api/name-research', () => HttpResponse.json({}, { status: 503 })))
      const { user, values } = renderStep('identity', { babyFirstName: 'Zoë' })
      await user.click(askNow('etymology'))
      expect(await screen.findByText(/MYA cannot be asked just now/)).toBeInTheDocument()
      expect(values().babyNameEtymology).toBe('')
    })
  })
})
