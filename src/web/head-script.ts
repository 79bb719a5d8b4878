import { asksForView } from './features/map/map.data-attrs.ts'
import { homeView, viewNames, zooms } from './features/map/stage/map-view.ts'

const { at, zoom, open, route } = viewNames
/** On the page of the world map: positions the static map before it is painted, where the URL says the interactive one will be. */
export const mapScript = `(function(){var d=document.documentElement,h=location.hash;if(/[#&](${Object.values(viewNames).join('|')})=/.test(h)){var p=/[#&]${at}=(\\d+),(\\d+)/.exec(h),z=+(/[#&]${zoom}=([\\d.]+)/.exec(h)||0)[1];d.setAttribute('${asksForView}',!p&&/[#&](${open}|${route})=/.test(h)?'unplaced':'placed');if(p){d.style.setProperty('--map-x',p[1]);d.style.setProperty('--map-y',p[2])}if(z>=${zooms.least}&&z<=${zooms.most})d.style.setProperty('--map-scale',Math.pow(2,z-${homeView.zoom}))}})()`

/**
 * Runs before the first paint. Applies the reader's theme and show_mods, because the page is the same for every reader. The query may
 * override show_mods. If localStorage is blocked, the defaults apply. If the page's script fails to load, the page behaves as without
 * JavaScript.
 */
export const headScript = `(d=>{d.className='js';addEventListener('error',e=>{if(e.target.type=='module')d.className='no-js'},true);try{let a=d.dataset,m=/[?&]mods=(true|false)/.exec(location.search);if(m)a.mods=m[1];let s=localStorage,t=s.theme;if(t=='dark'||t=='light')a.theme=t;if(!m)a.mods=s.show_mods=='true'}catch{}})(document.documentElement)`
