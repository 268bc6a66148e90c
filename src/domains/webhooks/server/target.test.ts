import { expect, it } from 'vitest'
import { testConfig } from '../../../kit/testing/test-config.ts'
import { requireTarget } from './target.ts'

const takes = (publicUrl: string, url: string) => {
  try {
    requireTarget({ ...testConfig(), publicUrl }, 'standard', url)
    return true
  } catch {
    return false
  }
}

it.each(['http://127.0.0.1:8080/in', 'https://127.0.0.1/in', 'https://[::1]/in'])(
  'takes %s on one’s own machine alone',
  (url) => {
    expect(takes('http://localhost:3000', url)).toBe(true)
    expect(takes('https://plusone.example', url)).toBe(false)
    expect(takes('http://192.168.1.20:3000', url)).toBe(false)
  },
)

it('takes a public address everywhere, and a private one nowhere', () => {
  for (const publicUrl of ['http://localhost:3000', 'https://plusone.example']) {
    expect(takes(publicUrl, 'https://hooks.example.test/in')).toBe(true)
    expect(takes(publicUrl, 'https://192.168.1.1/in')).toBe(false)
  }
})
