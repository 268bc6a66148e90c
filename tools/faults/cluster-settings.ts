type OneMember = {
  name: string
  port: number
  rest: number
  store: number
  home: string
  data: string
  binaries: string
}

/** What Patroni is told of one member (YAML, of which JSON is a part): the settings of docs/running.md. */
export function memberSettings({ name, port, rest, store, home, data, binaries }: OneMember): string {
  return JSON.stringify({
    scope: 'plusone',
    name,
    restapi: { listen: `127.0.0.1:${rest}`, connect_address: `127.0.0.1:${rest}` },
    etcd: { host: `127.0.0.1:${store}` },
    bootstrap: {
      dcs: {
        ttl: 15,
        loop_wait: 3,
        retry_timeout: 3,
        maximum_lag_on_failover: 1_048_576,
        synchronous_mode: true,
        failsafe_mode: true,
        postgresql: {
          use_pg_rewind: true,
          use_slots: true,
          parameters: {
            max_connections: 200,
            shared_buffers: '32MB',
            wal_log_hints: 'on',
            synchronous_commit: 'on',
          },
        },
      },
      initdb: [{ encoding: 'UTF8' }, { locale: 'C.UTF-8' }, 'data-checksums'],
      pg_hba: ['local all all trust', 'host replication all 127.0.0.1/32 trust', 'host all all 127.0.0.1/32 trust'],
      users: { app: { password: 'app', options: ['createdb'] } },
    },
    postgresql: {
      listen: `127.0.0.1:${port}`,
      connect_address: `127.0.0.1:${port}`,
      data_dir: data,
      bin_dir: binaries,
      pgpass: `${home}/pgpass`,
      authentication: {
        superuser: { username: 'postgres', password: 'postgres' },
        replication: { username: 'follower', password: 'follower' },
        rewind: { username: 'rewinder', password: 'rewinder' },
      },
      parameters: { unix_socket_directories: home },
    },
  })
}

type Proxy = { write: number; read: number; members: readonly { name: string; port: number; rest: number }[] }

/**
 * HAProxy: one port for the primary, one for a standby. All read from the same standby until it is gone, because the product
 * measures how far behind the one is that it reads from.
 */
export function proxySettings({ write, read, members }: Proxy): string {
  const servers = members.map(({ name, port, rest }) => `  server ${name} 127.0.0.1:${port} check port ${rest}`)
  const way = (name: string, port: number, path: string, more: readonly string[] = []) => [
    `listen ${name}`,
    `  bind 127.0.0.1:${port}`,
    '  option httpchk',
    `  http-check send meth GET uri ${path}`,
    '  http-check expect status 200',
    '  default-server inter 1s fall 2 rise 1 on-marked-down shutdown-sessions',
    ...more,
    ...servers,
  ]
  const one = ['  stick-table type ip size 1', '  stick on dst']
  return [
    'global',
    '  maxconn 500',
    'defaults',
    '  mode tcp',
    '  timeout connect 2s',
    '  timeout check 2s',
    '  timeout client 30m',
    '  timeout server 30m',
    ...way('writes', write, '/primary'),
    ...way('reads', read, '/replica?lag=1MB', one),
    '',
  ].join('\n')
}
