import { chromium } from 'playwright-core'
const b = await chromium.launch({executablePath:'/usr/bin/chromium', args:['--no-sandbox','--disable-gpu']})
const p = await b.newPage({viewport:{width:1440,height:900}})
await p.goto('http://127.0.0.1:3121/login'); await p.getByText('Sign in with a password instead').click(); await p.waitForTimeout(500)
await p.screenshot({path:'/tmp/one.png'}); console.log((await p.content()).match(/<form[\s\S]*<\/form>/)?.[0].slice(0,1800))
await b.close()
