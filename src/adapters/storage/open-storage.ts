import { join } from 'node:path'
import type { Config } from '../../kit/server/config.ts'
import { diskStorage } from './disk.ts'
import { s3Storage } from './s3.ts'
import type { Storage } from './storage.ts'

/** Where this installation keeps files: the bucket when one is set, otherwise a folder in DATA_DIR. */
export function openStorage(config: Config): Storage {
  return config.S3_BUCKET ? bucketOf(config, config.S3_BUCKET) : diskStorage(join(config.DATA_DIR, 'media'))
}

/** Where nightly exports go, with what begins every key there: a bucket, reached as that of files is, or a folder. Null without the setting. */
export function openExportStore(config: Config): { storage: Storage; prefix: string } | null {
  const to = config.EXPORT_TO
  if (!to) return null
  if (!to.startsWith('s3://')) return { storage: diskStorage(to), prefix: '' }
  const [bucket = '', ...folders] = to.slice('s3://'.length).split('/').filter(Boolean)
  return { storage: bucketOf(config, bucket), prefix: folders.map((folder) => `${folder}/`).join('') }
}

function bucketOf(config: Config, bucket: string): Storage {
  return s3Storage({
    endpoint: config.S3_ENDPOINT ?? `https://s3.${config.S3_REGION}.amazonaws.com`,
    bucket,
    region: config.S3_REGION,
    accessKeyId: config.S3_ACCESS_KEY_ID ?? '',
    secretAccessKey: config.S3_SECRET_ACCESS_KEY ?? '',
  })
}
