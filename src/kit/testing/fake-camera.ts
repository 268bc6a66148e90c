import { vi } from 'vitest'

/** A browser with a camera: every take is five bytes. */
export function fakeCamera({ isRefused = false, level = 0.25 } = {}) {
  const track = { stop: vi.fn<() => void>() }
  const listened = vi.fn<(samples: Float32Array) => void>()
  const asked: unknown[] = []
  const getUserMedia = async (wanted: { video: { facingMode: string } }) => {
    asked.push(wanted.video.facingMode)
    if (isRefused) throw new DOMException('no', 'NotAllowedError')
    return { getTracks: () => [track], getAudioTracks: () => [track] }
  }
  class Recorder extends EventTarget {
    static readonly isTypeSupported = (mime: string) => mime === 'video/mp4'
    state = 'inactive'
    start() {
      this.state = 'recording'
    }
    stop() {
      this.state = 'inactive'
      this.dispatchEvent(Object.assign(new Event('dataavailable'), { data: new Blob(['video']) }))
      this.dispatchEvent(new Event('stop'))
    }
  }
  class Context {
    createAnalyser() {
      return { getFloatTimeDomainData: (samples: Float32Array) => listened(samples.fill(level)) }
    }
    createMediaStreamSource() {
      return { connect: () => undefined }
    }
    close = async () => undefined
  }
  Object.defineProperty(HTMLMediaElement.prototype, 'srcObject', { value: null, writable: true, configurable: true })
  vi.stubGlobal('MediaRecorder', Recorder)
  vi.stubGlobal('AudioContext', Context)
  Object.defineProperty(navigator, 'mediaDevices', { value: { getUserMedia }, configurable: true })
  return { asked, track, listened }
}
