import { chromium } from 'playwright';
const [,, which='both', roundsS='3', path='/9ways', scen='cold,warm,inp'] = process.argv;
const sites = which==='both'? {base:'http://127.0.0.1:7801', now:'http://127.0.0.1:7802'} : {[which]: which==='base'?'http://127.0.0.1:7801':'http://127.0.0.1:7802'};
const browser = await chromium.launch({executablePath:'/usr/bin/chromium-headless-shell',args:['--no-sandbox']});
async function open(url){
  const context=await browser.newContext({viewport:{width:412,height:823},deviceScaleFactor:1.75,isMobile:true,hasTouch:true});
  const page=await context.newPage();
  const s=await context.newCDPSession(page);
  await s.send('Network.enable');await s.send('Network.setCacheDisabled',{cacheDisabled:true});
  await s.send('Network.emulateNetworkConditions',{offline:false,latency:150,downloadThroughput:200000,uploadThroughput:93750});
  await s.send('Emulation.setCPUThrottlingRate',{rate:4});
  await page.addInitScript(()=>{
    window.__ev=[];new PerformanceObserver(l=>{for(const e of l.getEntries())window.__ev.push({n:e.name,d:e.duration,id:e.interactionId,s:e.startTime,ps:e.processingStart-e.startTime,pe:e.processingEnd-e.processingStart})}).observe({type:'event',durationThreshold:16,buffered:true});
    window.__lt=[];new PerformanceObserver(l=>{for(const e of l.getEntries())window.__lt.push(Math.round(e.duration))}).observe({type:'longtask',buffered:true});
    addEventListener('click',e=>{const t=performance.now();const look=()=>{const a=document.querySelector('[role=alert] p');if(a){requestAnimationFrame(()=>setTimeout(()=>window.__answer=performance.now()-e.timeStamp))}else requestAnimationFrame(look)};if(e.target.matches?.('[type=submit]'))look()},true);
  });
  await page.goto(url,{waitUntil:'load'});
  return {page,context};
}
const med=a=>a.toSorted((x,y)=>x-y)[a.length>>1];
const out={};
for(let r=0;r<+roundsS;r++) for(const [k,u] of (r%2?Object.entries(sites).reverse():Object.entries(sites))) for(const sc of scen.split(',')){
  const {page,context}=await open(u+path);
  await page.waitForTimeout(800);
  let v;
  try{
  if(sc==='cold'){ // tap on the button without interest before
    const b=page.locator('.form-region [type=submit]');
    await b.evaluate(e=>{e.scrollIntoView({block:'center'})}); 
    await page.evaluate(()=>window.onscroll&&0);
    const box=await b.boundingBox();
    await page.touchscreen.tap(box.x+20,box.y+10);
    await page.waitForSelector('[role=alert] p',{timeout:8000});
    await page.waitForTimeout(150);
    v=await page.evaluate(()=>window.__answer??performance.timeOrigin);
    if(v>1e6) v=NaN;
  } else if(sc==='warm'){
    const b=page.locator('.form-region [type=submit]');
    await b.evaluate(e=>e.scrollIntoView({block:'center'}));
    await page.waitForFunction(()=>Object.keys(document.querySelector('.form-region form')).some(k=>k.startsWith('__reactProps')));
    await page.waitForTimeout(600);
    await page.evaluate(()=>{window.__ev.length=0});
    const box=await b.boundingBox();
    await page.touchscreen.tap(box.x+20,box.y+10);
    await page.waitForSelector('[role=alert] p');
    await page.waitForTimeout(300);
    v=await page.evaluate(()=>window.__answer);
    (out[k+' warm INP']??=[]).push(await page.evaluate(()=>Math.max(0,...window.__ev.filter(e=>e.id).map(e=>e.d))));
  } else { // inp: tap the first field while cold, type while React arrives, tap second, type, submit
    const i=page.locator('.form-region [name=email]');
    await i.evaluate(e=>e.scrollIntoView({block:'center'}));
    await page.waitForTimeout(30);
    const box=await i.boundingBox();
    await page.touchscreen.tap(box.x+20,box.y+10);
    for(const c of 'ada.lovelace'){await page.keyboard.type(c);await page.waitForTimeout(90)}
    const b=page.locator('.form-region [type=submit]');
    const bb=await b.boundingBox();
    await page.touchscreen.tap(bb.x+20,bb.y+10);
    await page.waitForSelector('[role=alert] p, .error');
    await page.waitForTimeout(400);
    const evs=await page.evaluate(()=>window.__ev.filter(e=>e.id));
    v=Math.max(...evs.map(e=>e.d));
    if(process.env.V) console.log(k,JSON.stringify(evs.map(e=>[e.n,e.d,Math.round(e.ps),Math.round(e.pe)])), await page.evaluate(()=>window.__lt.join()));
  }
  }catch(e){v=NaN; console.log(k,sc,String(e).slice(0,300))}
  (out[k+' '+sc]??=[]).push(Math.round(v));
  await context.close();
}
for(const [k,v] of Object.entries(out)) console.log(k,'median',med(v),'['+v.join(' ')+']');
await browser.close();
