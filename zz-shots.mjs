import { chromium } from 'playwright-core'
const base='http://127.0.0.1:3121'
const b = await chromium.launch({executablePath:'/usr/bin/chromium', args:['--no-sandbox','--disable-gpu','--disable-background-networking','--disable-component-update','--no-first-run']})
const only = process.argv[2]?.split(',')
const jobs = [
 ['login', null, '/login'],
 ['feed', 'creator', '/app/influencer/browse'],
 ['idash', 'creator', '/app/influencer/dashboard'],
 ['bdash', 'brand', '/app/brand/dashboard'],
 ['briefs', 'brand', '/app/brand/briefs'],
 ['manager', 'admin', '/app/admin/collab-brief-manager'],
 ['explorer', 'admin', '/app/admin/collab-explorer'],
]
for (const [name, who, path] of jobs) {
  if (only && !only.includes(name)) continue
  for (const [w, scheme] of [[1440,'light'],[390,'light'],[1440,'dark']]) {
    if (w===1440 && scheme==='dark' && !['feed','bdash'].includes(name)) continue
    const c = await b.newContext({viewport:{width:w,height:w===390?844:900}, colorScheme: scheme, deviceScaleFactor: 1})
    const p = await c.newPage()
    p.on('console', m => { if (m.type()==='error') console.log(name, w, 'console:', m.text().slice(0,200)) })
    p.on('pageerror', e => console.log(name, w, 'pageerror:', e.message.slice(0,300)))
    if (who) {
      await p.goto(base+'/login'); 
      await p.getByText('Sign in with a password instead').click()
      await p.getByLabel('Email').fill(who+'@demo.plusone.test'); await p.getByLabel('Password', {exact:false}).first().fill('demo1234')
      await p.getByRole('button',{name:'Sign in', exact:true}).click()
      await p.waitForURL(u => u.pathname.startsWith('/app'), {timeout:15000}).catch(()=>console.log(name,'no landing', p.url()))
    }
    await p.goto(base+path); await p.waitForLoadState('networkidle').catch(()=>{}); await p.waitForTimeout(800)
    await p.screenshot({path:`/tmp/shot-${name}-${w}-${scheme}.png`})
    await c.close()
  }
}
await b.close()
