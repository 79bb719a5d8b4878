import { asksForView } from './features/map/map.attributes.ts'

/**
 * Runs before the first paint: theme, show_mods, a closed note and the asked view of the map are the browser's business, because the
 * page is the same for every reader. An address may ask for mods itself. Storage may be blocked; then the system's theme and the defaults hold.
 */
export const headScript = `(function(d){d.className='js';try{var m=/[?&]mods=(true|false)/.exec(location.search);if(m)d.dataset.mods=m[1];var t=localStorage.theme;if(t==='dark'||t==='light')d.dataset.theme=t;if(!m)d.dataset.mods=String(localStorage.show_mods==='true');if(/[#&](at|zoom|open|find|route)=/.test(location.hash))d.setAttribute('${asksForView}','true');if(d.dataset.versions&&localStorage.version_note===d.dataset.versions)d.dataset.versionNote='closed'}catch(e){}})(document.documentElement)`
