/**
 * Runs before the first paint: theme and show_mods are the browser's business, because the page is the same for every
 * reader. Storage may be blocked; then the system's theme and the defaults hold.
 */
export const headScript = `(function(d){d.className='js';try{var t=localStorage.theme;if(t==='dark'||t==='light')d.dataset.theme=t;d.dataset.mods=String(localStorage.show_mods==='true'||/[?&]mods=true/.test(location.search))}catch(e){}})(document.documentElement)`
