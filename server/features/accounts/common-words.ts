/** What passwords that many people have are made of: words, names, phrases. */
export const COMMON_WORDS: readonly string[] = `
password passwords passwort passcode passphrase pass passpass mypass mypassword newpass changeme letmein trustno admin
administrator root master superman superuser supervisor sysadmin system user username default guest login welcome hello access
secret private security secure manager office staff dealer showroom sales service server computer internet google facebook
youtube instagram whatsapp twitter linkedin microsoft windows android iphone apple samsung nokia oneplus xiaomi lenovo oracle
cisco github netflix amazon flipkart paytm yahoo gmail hotmail outlook email test tester testing testtest temp temporary demo
demouser sample example abcd abc iloveyou iloveu loveyou lovely lover lovers love forever sweet sweety sweetie sweetheart
honey darling babygirl babyboy angel angels princess prince queen kitty kitten puppy teddy bunny butterfly flower flowers
rainbow sunshine moonlight starlight dragon monkey tiger lions eagle falcon panther jaguar cobra shark dolphin elephant horse
horses rabbit turtle spider scorpion phoenix wolf wolves chicken banana orange lemon mango cherry strawberry chocolate cookie
cookies coffee pepper ginger peanut butter biscuit pizza sugar candy happy smile smiley lucky magic mystery dream dreams
dreamer heaven paradise summer winter spring autumn monsoon january february march april august september october november
december monday tuesday wednesday thursday friday saturday sunday morning midnight today tomorrow yesterday birthday christmas
diwali deepavali football soccer baseball basketball hockey cricket tennis volleyball rugby champion champions player gamer
games batman spiderman ironman avengers pokemon pikachu naruto starwars matrix shadow hunter killer ninja warrior soldier
samurai pirate ranger knight legend rocky blaster thunder lightning storm stormy fire freedom peace power energy turbo speed
racer racing mustang ferrari porsche mercedes lamborghini corvette toyota suzuki yamaha kawasaki harley ducati bajaj pulsar
splendor activa unicorn shine hornet honda hondacity hero royal enfield bullet maruti hyundai mahindra motor motors motorcycle
motorbike scooter bikes biker rider riders wheels garage mechanic michael michelle jessica jennifer jordan joshua daniel
andrew anthony ashley amanda charlie robert thomas matthew nicole jonathan william richard george alexander victoria elizabeth
samantha natasha patrick chris christian justin brandon hannah maggie buster bailey tigger snoopy garfield mickey minnie
donald barney homer bandit arsenal liverpool chelsea manchester barcelona realmadrid juventus messi ronaldo beckham neymar
yankees cowboys lakers eagles steelers packers blink metallica nirvana slipknot eminem linkinpark beatles slayer ironmaiden
london paris newyork america canada australia germany england france russia china japan korea africa brazil mexico india
indian bharat hindustan jaihind vandemataram mumbai bombay delhi newdelhi chennai madras kolkata calcutta hyderabad bangalore
bengaluru mysore mysuru mangalore belgaum belagavi karnataka kannada kannadiga hubli hubballi dharwad gokul goa maharashtra
kerala tamilnadu andhra gujarat punjab rajasthan krishna ganesh ganesha ganapati hanuman shiva shivaji mahadev mahadeva
lakshmi laxmi saraswati durga parvati vishnu narayana venkatesh venkat balaji tirupati tirumala govinda gopal srinivas sairam
omsairam saibaba jaisairam jaishreeram jaimatadi harekrishna radha radhakrishna ramesh suresh mahesh rajesh naresh dinesh
mukesh prakash anand anil sunil kumar ravi rahul rohit sachin tendulkar dhoni msdhoni kohli viratkohli virat dravid ganguly
salman shahrukh amitabh puneeth appu rajkumar sudeep darshan rajini rajinikanth deepika deepak priya priyanka pooja sneha
swathi kavya ananya manju manjunath basava basavaraj mallikarjun channamma rayanna sangolli allah bismillah mohammed muhammad
abdullah jesus christ jesuschrist godislove blessed blessing amma appa mother father mummy daddy family friend friends
bestfriend brother sister children fuckyou fuckoff asshole bitch bullshit sexy sexygirl hardcore pussy playboy penis vagina
money dollar rupee rupees million millionaire business company boss bigboss king kingkong president director school college
student teacher doctor engineer police army captain purple yellow green black white silver golden diamond crystal pearl coral
violet scarlet guitar music dancer dance singer piano drummer rockstar rock metal nothing whatever anything something
everything nobody somebody cool coolguy awesome amazing perfect beautiful gorgeous goodluck goodday goodboy goodgirl qazwsx
qwaszx zaqxsw wsxedc iamking iamgod openup open sesame opensesame enter blahblah asdqwe qweasd adgjmp loveme fuckme hateyou
missyou mylove mylife mybaby mobile phone trinity naughty junior senior little single double lion amit asha baby girl boys
star moon blue pink gold home life best good nice time game club team jack john mark mike paul alex sara anna lisa mary rose
ruby jade bike cars auto ford audi tata dell sony nike asus acer byte code data file work mail shop bank cash rich
`
  .trim()
  .split(/\s+/);
