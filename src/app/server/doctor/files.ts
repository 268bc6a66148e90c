import { randomUUID } from 'node:crypto'
import { mkdtemp, rm, statfs, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openExportStore, openStorage } from '../../../adapters/storage/open-storage.ts'
import type { Storage } from '../../../adapters/storage/storage.ts'
import type { Config } from '../../../kit/server/config.ts'
import { type Finding, findingsOf, wordsOf } from './finding.ts'

const { ok, note, fault } = findingsOf('files')

const gigabyte = 1024 ** 3
/** Below it there is no room for a few uploaded videos (500 MB each) and the database beside them. */
const leastFree = 5 * gigabyte
const patienceMs = 5_000

/** Whether files can be stored, read and removed, whether there is room, and whether uploads are looked at for malware. */
export async function checkFiles(config: Config): Promise<Finding[]> {
  return [
    await checkStore(config),
    ...(await checkExports(config)),
    await checkRoom(config),
    await checkScanner(config),
  ]
}

async function checkStore(config: Config): Promise<Finding> {
  try {
    if (!(await holds(openStorage(config), 'doctor/')))
      return fault('A file that was just stored isn’t there.', 'Check your file storage.')
    return ok(`A file was stored, found and removed in ${config.S3_BUCKET ?? config.DATA_DIR}.`)
  } catch (error) {
    return fault(
      `Files can’t be stored: ${wordsOf(error)}`,
      config.S3_BUCKET
        ? 'Check S3_ENDPOINT, S3_BUCKET and the keys; they must be allowed to put, get and delete.'
        : 'Allow the product’s user to write to DATA_DIR.',
    )
  }
}

/** Whether what is stored is there afterwards. */
async function holds(storage: Storage, prefix: string): Promise<boolean> {
  const folder = await mkdtemp(join(tmpdir(), 'doctor-'))
  const key = `${prefix}${randomUUID()}`
  try {
    await writeFile(join(folder, 'probe'), 'probe')
    await storage.put(key, join(folder, 'probe'), 'text/plain')
    const found = await storage.stat(key)
    await storage.remove(key)
    return found?.bytes === 5
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Whether nightly exports can be stored; nothing where there are none. */
async function checkExports(config: Config): Promise<Finding[]> {
  const target = openExportStore(config)
  if (!target) return []
  const way = config.EXPORT_TO?.startsWith('s3://')
    ? 'Check EXPORT_TO, S3_ENDPOINT, S3_REGION and the keys; they must be allowed to put, get and delete there.'
    : 'Allow the product’s user to write to the folder in EXPORT_TO.'
  try {
    if (!(await holds(target.storage, target.prefix)))
      return [fault(`An export that was just stored in ${config.EXPORT_TO} isn’t there.`, way)]
    const of = config.EXPORT_OF === 'all' ? 'every organisation' : 'organisations that chose it'
    return [ok(`Nightly exports of ${of} can be stored in ${config.EXPORT_TO}.`)]
  } catch (error) {
    return [fault(`Nightly exports can’t be stored in ${config.EXPORT_TO}: ${wordsOf(error)}`, way)]
  }
}

async function checkRoom(config: Config): Promise<Finding> {
  const { bavail, bsize } = await statfs(config.DATA_DIR)
  const free = bavail * bsize
  const words = `${(free / gigabyte).toFixed(0)} GB is free in ${config.DATA_DIR}`
  return free < leastFree ? note(`Only ${words}.`, 'Free up space, or keep files in S3_BUCKET.') : ok(`${words}.`)
}

async function checkScanner({ CLAMD_URL: url }: Config): Promise<Finding> {
  if (!url) return note('Uploads aren’t scanned for malware.', 'Set CLAMD_URL to ClamAV’s daemon.')
  return reach(url).then(
    () => ok('The malware scanner is responding.'),
    (error: unknown) =>
      fault(
        `The malware scanner isn’t responding: ${wordsOf(error)}. Uploads are on hold until it responds.`,
        'Start it, or check CLAMD_URL.',
      ),
  )
}

function reach(url: string): Promise<void> {
  const { protocol, hostname, port, pathname } = new URL(url)
  return new Promise((resolve, reject) => {
    const socket = protocol === 'unix:' ? connect(pathname) : connect(Number(port), hostname)
    socket.setTimeout(patienceMs, () => socket.destroy(new Error('no response')))
    socket.once('error', reject)
    socket.once('connect', () => {
      socket.destroy()
      resolve()
    })
  })
}
