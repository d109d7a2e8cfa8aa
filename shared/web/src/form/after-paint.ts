/** As long as anybody waits for a page that draws nothing (it is hidden), in milliseconds. */
const longestWait = 200

/** Does `work` once what stands now is painted: a task of its own behind the next frame. Answers how to call it off. */
export function afterPaint(work: () => void): () => void {
  let task: ReturnType<typeof setTimeout> | undefined
  const callOff = () => {
    cancelAnimationFrame(frame)
    clearTimeout(task)
    clearTimeout(fallback)
  }
  const begin = () => {
    callOff()
    work()
  }
  const frame = requestAnimationFrame(() => {
    task = setTimeout(begin)
  })
  const fallback = setTimeout(begin, longestWait)
  return callOff
}
