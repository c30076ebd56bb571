import { chromium } from '@playwright/test';
const site='http://localhost:3150';
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox','--disable-gpu'] });
const P=(n)=>`e2e/photos/${n}`;
const words={fr:{confirm:'Confirmer la taille',valid:'Valider et continuer',pdf:'Planche PDF à imprimer',make:'Créer le PDF'},en:{confirm:/Confirm/,valid:/Confirm and continue|Validate/,pdf:/PDF/,make:/Create/}};
const only=process.argv[2];
for (const [lang,loc] of [['fr','fr-FR'],['en','en-GB']]) for (const width of [360,1280]) {
  if (only && !`${lang}-${width}`.includes(only)) continue;
  const ctx=await browser.newContext({locale:loc,viewport:{width,height:width===360?740:800},...(width===360?{hasTouch:true,isMobile:true}:{})});
  await ctx.addInitScript(()=>localStorage.setItem('cookiesAccepted','false'));
  const page=await ctx.newPage(); page.setDefaultTimeout(20000);
  const pre=lang==='en'?'/en':'';
  const shot=async(n,full=true)=>{await page.waitForTimeout(500);await page.screenshot({path:`/tmp/cshots/${n}-${lang}-${width}.png`,fullPage:full});};
  try {
  await page.goto(site+pre+'/photo-cropper'); const w=words[lang];
  await page.getByRole('button',{name:w.confirm}).waitFor(); await shot('01-size');
  await page.getByRole('button',{name:w.confirm}).click(); await shot('02-drop');
  await page.locator('[data-photo-picker]').setInputFiles(['14-coucher-soleil.jpg','06-trop-petite-300x200.jpg','13-ourson-carre.jpg','11-fichier-texte-renomme.jpg','10-coucher-soleil-tronquee.jpg'].map(P));
  await page.locator('[role=application][aria-busy=false]').waitFor(); await page.waitForTimeout(1500); await shot('03-crop',false);
  const v=page.locator('[role=dialog] button[class*=wide],[role=dialog] button[class*=confirm]').first();
  await v.click(); await page.waitForTimeout(700); await shot('04-low',false);
  await page.keyboard.press('Escape'); await page.waitForTimeout(300); await shot('05-todo');
  await page.locator('aside button').first().click(); await page.waitForTimeout(600);
  await v.click(); await page.waitForTimeout(600); await v.click(); await page.waitForTimeout(1500); await shot('06-ready');
  await page.getByRole('button',{name:w.pdf}).first().click(); await page.waitForTimeout(600); await shot('07-pdf',false);
  await page.getByRole('button',{name:w.make}).click(); await page.waitForTimeout(4000); await shot('08-pdfdone',false);
  } catch(e){console.log(lang,width,e.message.slice(0,300)); await shot('99-fail',false);}
  await ctx.close();
}
await browser.close();
