import { CallError } from '../../../kit/contract/errors.ts'
import { signedInToken } from '../../../kit/web/session.ts'
import { findWaitingFile } from '../../../kit/web/waiting-files.ts'
import { sendFile } from '../../media/web/parts/send-file.ts'

/** Uploads the voice note of a waiting message; answers its file. */
export async function sendVoice(key: string): Promise<string> {
  const file = await findWaitingFile(key)
  if (!file)
    throw new CallError(
      'failed-precondition',
      'This voice note is no longer on this device. Delete it and record it again.',
    )
  return new Promise((resolve, reject) => {
    const events = {
      token: signedInToken,
      onProgress: () => undefined,
      onDone: resolve,
      onRefused: ({ message, mayPass }: { message: string; mayPass?: true }) =>
        reject(new CallError(mayPass ? 'unavailable' : 'invalid-argument', message)),
    }
    sendFile(file, events).catch(reject)
  })
}
