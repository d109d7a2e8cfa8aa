import { ApiError, parseFailure, unreachable } from '@shared/web/api/api-error'

/** A connection that moves nothing for so long, in milliseconds, is taken for broken. */
const maxSilence = 60_000

interface PutOptions {
  contentType: string
  /** How many bytes from the beginning are there already: the rest is sent. */
  from: number
  /** Gets those too. */
  onProgress: (sentBytes: number) => void
  signal: AbortSignal
}

/**
 * PUTs a file, or the rest of it. By XMLHttpRequest: `fetch` cannot tell how much of a body is sent.
 *
 * @throws ApiError for an answer that is not a success, and when none came; AbortError after `signal`
 */
export const putBytes = (url: string, file: File, { contentType, from, onProgress, signal }: PutOptions) =>
  new Promise<void>((resolve, reject) => {
    signal.throwIfAborted()
    const call = new XMLHttpRequest()
    let quiet: ReturnType<typeof setTimeout> | undefined
    const listen = () => {
      clearTimeout(quiet)
      quiet = setTimeout(() => {
        call.abort()
        end(() => reject(new ApiError(unreachable())))
      }, maxSilence)
    }
    const abort = () => {
      call.abort()
      end(() => reject(signal.reason))
    }
    const end = (then: () => void) => {
      clearTimeout(quiet)
      signal.removeEventListener('abort', abort)
      then()
    }
    const answered = () => {
      const { responseText, status, statusText } = call
      if (status >= 200 && status < 300) return resolve()
      const contentType = call.getResponseHeader('content-type')
      reject(new ApiError(parseFailure({ status, statusText, contentType, text: responseText })))
    }
    call.open('PUT', url)
    call.withCredentials = true
    call.setRequestHeader('Content-Type', contentType)
    if (from > 0) call.setRequestHeader('Content-Range', `bytes ${from}-${file.size - 1}/${file.size}`)
    call.upload.onprogress = ({ loaded }) => {
      listen()
      onProgress(from + loaded)
    }
    call.onload = () => end(answered)
    call.onerror = () => end(() => reject(new ApiError(unreachable())))
    signal.addEventListener('abort', abort)
    listen()
    call.send(from > 0 ? file.slice(from) : file)
  })
