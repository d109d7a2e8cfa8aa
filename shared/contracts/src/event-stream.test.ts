import { readEvents } from './event-stream'

const eventsOf = async (text: string) => {
  const events = []
  for await (const event of readEvents(new Blob([text]).stream())) events.push(event)
  return events
}

describe('a stream of events', () => {
  it('is read as the HTML Standard says: names, several lines of data, comments, one space after the colon', async () => {
    expect(
      await eventsOf('event: stage\ndata:  one\ndata:two\ndata\n\n: still here\n\ndata: x\r\n\r\n'),
    ).toEqual([
      { name: 'stage', data: ' one\ntwo\n' },
      { name: 'message', data: 'x' },
    ])
  })

  it('keeps data with line separators of Unicode, which JSON leaves as they are', async () => {
    const data = JSON.stringify({ name: 'a:b\u2028c\u2029' })
    expect(await eventsOf(`data: ${data}\n\n`)).toEqual([{ name: 'message', data }])
  })
})
