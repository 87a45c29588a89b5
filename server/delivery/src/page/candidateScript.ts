import { BROWSER_NUMBER_KEY, BROWSER_NUMBERS, LATER_FILES_ID } from 'shared-kernel/contract/htmlData';

/** On a template with preloads: the remote, its candidate, the share, and whether they are the candidate's, as JSON. */
export const CANDIDATE_ATTRIBUTE = 'data-candidate';

/**
 * Puts the preloads of the release that this browser takes in the place of their templates, and removes the others. It
 * stands after the templates of the page's remote, and again after those of slots. Its hash of the number is `bucketOf`
 * of the kernel; a browser that refuses storage has no number, and takes the live release.
 */
export const CANDIDATE_SCRIPT = `(function(d){
var k="${BROWSER_NUMBER_KEY}",n,l=d.getElementById("${LATER_FILES_ID}");
try{n=localStorage.getItem(k);if(!/^\\d{1,10}$/.test(n)){n=String(Math.floor(Math.random()*${BROWSER_NUMBERS}));localStorage.setItem(k,n)}n=Number(n)}catch(_){n=null}
function bucket(t){
var h=n,i;
for(i=0;i<t.length;i++)h=Math.imul(h^t.charCodeAt(i),0x01000193);
h=Math.imul(h^h>>>16,0x85ebca6b);
h=Math.imul(h^h>>>13,0xc2b2ae35);
return((h^h>>>16)>>>0)%100
}
[d,l&&l.content].forEach(function(r){
if(r)[].slice.call(r.querySelectorAll("template[${CANDIDATE_ATTRIBUTE}]")).forEach(function(t){
var c=JSON.parse(t.getAttribute("${CANDIDATE_ATTRIBUTE}"));
if((n!==null&&bucket(c[0]+" "+c[1])<c[2])===c[3])t.parentNode.insertBefore(t.content,t);
t.remove()
})})
})(document)`;
