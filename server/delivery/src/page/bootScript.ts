import {
  EMPTY_SLOTS_ATTRIBUTE,
  EMPTY_SLOTS_STORAGE_KEY,
  FIRST_PART_ATTRIBUTE,
  THEME_ATTRIBUTE,
  THEME_STORAGE_KEY,
} from 'shared-kernel/contract/htmlData';
import { DARK_SURFACE } from './bootLook';

/** Marks the script elements without which there is no page. */
export const SHELL_SCRIPT_ATTRIBUTE = 'data-shell';

/** The element with the message about that. */
export const LOST_ID = 'tyso-lost';

/**
 * Runs before the first paint. It sets the theme of the visitor or the system, so that nothing flashes, gives back the
 * space of slots that had nothing to show, and shows a message when the shell itself fails to load, because then no other
 * code can. Of a broken picture in what the server wrote it leaves the text: the part of the app that replaces broken
 * pictures may never come.
 *
 * A storage entry is `{value, expiry}`; storage may be blocked or contain anything.
 */
export const BOOT_SCRIPT = `(function(d,w){
function r(k){try{var e=JSON.parse(localStorage.getItem("tyso."+k));if(e&&(typeof e.expiry!=="number"||e.expiry>Date.now()))return e.value}catch(_){}}
var t=r("${THEME_STORAGE_KEY}"),z=r("${EMPTY_SLOTS_STORAGE_KEY}");
if(typeof z==="string")d.documentElement.setAttribute("${EMPTY_SLOTS_ATTRIBUTE}",z);
if(t!=="dark"&&t!=="light")t=w.matchMedia&&matchMedia("(prefers-color-scheme: dark)").matches?"dark":"light";
d.documentElement.setAttribute("${THEME_ATTRIBUTE}",t);
var m=d.querySelector('meta[name="theme-color"]');
if(m&&t==="dark")m.content="${DARK_SURFACE}";
w.addEventListener("error",function(v){
var s=v.target,l=d.getElementById("${LOST_ID}");
if(l&&s&&s.hasAttribute&&s.hasAttribute("${SHELL_SCRIPT_ATTRIBUTE}")){l.hidden=false;l.previousElementSibling.hidden=true}
if(s&&s.tagName==="IMG"&&s.closest("[${FIRST_PART_ATTRIBUTE}]"))s.removeAttribute("src")
},true);
})(document,window)`;
