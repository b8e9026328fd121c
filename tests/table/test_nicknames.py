"""Names: what people are called, what only pretends to be a name, and two of the same."""

import unicodedata

import msgspec
import pytest
from hypothesis import example, given
from hypothesis import strategies as st
from support.tables import TableRig, played, refused

from marrakech import Refusal
from marrakech.bots import bot_names
from marrakech.table.events import Event, Seated
from marrakech.table.lookalikes import alike, distinct_name
from marrakech.table.nicknames import JOINERS, LONGEST_NAME, checked_name, new_code

# One of each language of the page, and some scripts beyond them.
REAL_NAMES = {
    "ar": "فاطمة الزهراء",
    "ar with vowels": "مُحَمَّد",
    "bg": "Йорданка",
    "cs": "Bořivoj Ředitel",
    "da": "Søren Ægidius",
    "de": "Jürgen Groß",
    "el": "Ελένη Παπαδοπούλου",
    "en": "D’Arcy O'Neill-Smith",
    "es": "María José Ñíguez",
    "et": "Õnne Pärn",
    "fa": "علی‌رضا",  # with a joiner that keeps two letters apart
    "fi": "Äijö Hyvärinen",
    "fr": "Anaïs Lœuillet",
    "he": "שָׁלוֹם",
    "hi": "श्रीकृष्ण",
    "hr": "Đurđica Šćepanović",
    "hu": "Ödön Gyűrűs",
    "is": "Þórður Ásgrímsson",
    "it": "Niccolò D’Amicò",
    "ja": "山田　太郎",
    "ko": "김민준",
    "lt": "Žydrūnė",
    "lv": "Ģirts Ķēniņš",
    "nb": "Åse Bjørk",
    "nl": "IJsbrand van ’t Hoff",
    "pl": "Świętosław Żółć",
    "pt": "João Conceição",
    "ro": "Ștefăniță Țîrlea",
    "ru": "Семён Щёголев",
    "sk": "Ľubomír Ďuriš",
    "sl": "Žiga Črnčič",
    "sr": "Ђорђе Његош",
    "sv": "Björn Åkesson",
    "th": "ณัฐวุฒิ เพื่อนที่ดี",
    "tr": "Işık Çağrı",
    "uk": "Юлія Ґонта",
    "vi": "Nguyễn Thị Hường",
    "zh-Hans": "诸葛亮",
    "zh-Hant": "歐陽菲菲",
    "bn": "র‍্যামি",  # with a joiner in a conjunct
    "si": "ශ්‍රී",
    "ta": "ஸ்ரீனிவாசன்",
    "ml": "അനന്‍",
    "my": "မြွှေ အောင်",
    "km": "សុខ ស្រីមុំ",
    "bo": "བསྒྲུབས་པ",
    "am": "አበበ ቢቂላ",
    "hy": "Հայկ",
    "ka": "ქეთევან",
    "yo": "Ọláńrewájú Ẹ̀bùn",
    "nv": "Ąąłtʼąąʼ ą́",
    "a picture": "👩🏽‍💻 Ana",
    "a heart": "Ana ❤",
    "a flag": "🇲🇦",
}


@pytest.mark.parametrize("name", REAL_NAMES.values(), ids=REAL_NAMES.keys())
def test_names_of_many_languages(name: str) -> None:
    expected = unicodedata.normalize("NFC", name.replace("\u3000", " ")).removesuffix("\u200d")
    assert checked_name(name) == expected
    assert distinct_name(checked_name(name), bot_names()) == expected


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        ("Ana\u200d", "Ana"),  # joiners that join nothing
        ("A\u200dn\u200ca", "Ana"),
        ("\u200dAna", "Ana"),
        ("ع\u200c\u200cع", "ع\u200cع"),
        ("Ana \u2764\ufe0f", "Ana \u2764"),  # what phones write behind a picture
        ("葛\U000e0100", "葛"),
        ("e\u200d\u0301", "é"),
        ("Ana\u00a0\u3000 Maria\u2003", "Ana Maria"),
    ],
)
def test_what_a_keyboard_adds_unseen_is_left_out(typed: str, kept: str) -> None:
    assert checked_name(typed) == kept


@pytest.mark.parametrize(
    "blank", "\u3164\u2800\u115f\u1160\uffa0\u034f\u17b4\ufffc\U0001d159\U00016fe4"
)
def test_a_name_that_nobody_sees_is_none(blank: str) -> None:
    for name in (blank, blank * 3, f"Ana{blank}"):
        with refused("name-characters", text=f"U+{ord(blank):04X}"):
            checked_name(name)


@pytest.mark.parametrize("name", ["\u200d", "\ufe0f", "\u200c\u200d", "\u3000", "\ufe0f\u00a0"])
def test_nothing_but_what_is_left_out_is_no_name(name: str) -> None:
    with refused("name-length", length=0):
        checked_name(name)


@pytest.mark.parametrize(
    "name",
    [
        "A\u0301\u0302\u0303\u0304na",
        "\u0301Ana",
        "Ana \u0301",
        "ק" + "\u05b0" * 5,
        "e\u20dd\u20dd\u20dd",
    ],
)
def test_marks_stand_on_letters_and_do_not_pile_up(name: str) -> None:
    with refused("name-characters"):
        checked_name(name)


TEXT = st.text(
    st.one_of(
        st.characters(),
        st.sampled_from("Aaé עشक्‍‌\u200d\ufe0f\u0301\u0302👩❤\u3164\u2800 \u3000\u1100\u1161\u11a8"),
    ),
    max_size=40,
)


@given(TEXT)
@example("e\u200d\u0301\u0302")
@example("\u1100\u200d\u1161")
def test_what_is_let_in_is_seen_short_normal_and_let_in_again(text: str) -> None:
    try:
        name = checked_name(text)
    except Refusal:
        return
    assert checked_name(name) == name == unicodedata.normalize("NFC", name).strip()
    assert 0 < len(name) <= LONGEST_NAME
    assert name[0] not in JOINERS
    assert name[-1] not in JOINERS
    assert all(unicodedata.category(c) != "Cf" or c in JOINERS for c in name)
    assert unicodedata.category(name[0])[0] in "LNPS"


# Two who are called the same


@pytest.mark.parametrize(
    "name",
    [
        "Ana", "ANA", "ana", "Аna", "Аnа", "Αna", "Aná", "Ａｎａ", "𝐀𝐧𝐚", "A\u0308na", "ⓐna",
    ],
)  # fmt: skip
def test_who_looks_like_somebody_else_gets_a_number(name: str) -> None:
    assert distinct_name(checked_name(name), ["Ana"]) == f"{checked_name(name)} 2"


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ian", "Lan"), ("Ana", "Anna"), ("นิ", "นี"), ("か", "が"), ("कि", "की"), ("Ana 1", "Ana 2"),
        ("Player 1", "Player 2"), ("Лена", "Нина"), ("김민준", "김민중"),
    ],
)  # fmt: skip
def test_names_that_differ_stay_as_they_are(one: str, other: str) -> None:
    assert distinct_name(one, [other]) == one
    assert distinct_name(other, [one]) == other


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ian", "lan"),
        ("Player 1", "Player l"),
        ("Bo 0", "Bo O"),
        ("Arno", "Amo"),
        ("Анна", "АННА"),
        ("Ana ٢", "Ana 2"),
    ],
)
def test_names_that_look_the_same_do_not(one: str, other: str) -> None:
    assert alike(one) & alike(other)


@given(TEXT, st.lists(TEXT, max_size=4))
def test_everybody_at_a_table_can_be_told_apart(text: str, others: list[str]) -> None:
    taken = [other for other in others if other]
    try:
        name = distinct_name(checked_name(text), taken)
    except Refusal:
        return
    assert checked_name(name) == name
    assert not any(alike(name) & alike(other) for other in taken)


@played
async def test_a_friend_of_the_same_name_sits_down_with_one_press() -> None:
    rig = TableRig()
    table_id = await rig.create("person", "open", "open", names=("Ana",), listed=True)
    await rig.do(table_id, "another Ana", "sit", name="Ana")
    await rig.do(table_id, "a third", "sit", name="ana ")
    table = await rig.find(table_id)
    assert [chair.name for chair in table.chairs] == ["Ana", "Ana 2", "ana 3"]
    assert table.phase.name == "playing"


@played
async def test_people_round_one_device_are_told_apart() -> None:
    rig = TableRig()
    table = await rig.find(await rig.create("person", "person", names=("Ana", "Ana")))
    assert [chair.name for chair in table.chairs] == ["Ana", "Ana 2"]


@pytest.mark.parametrize("bot", bot_names())
@played
async def test_nobody_passes_for_a_bot(bot: str) -> None:
    rig = TableRig()
    table_id = await rig.create("person", "open", names=(bot.upper(),), listed=True)
    await rig.do(table_id, "ben", "sit", name=bot)
    names = [chair.name for chair in (await rig.find(table_id)).chairs]
    assert names == [f"{bot.upper()} 2", f"{bot} 3"]


@played
async def test_a_long_name_keeps_its_number() -> None:
    assert distinct_name("x" * LONGEST_NAME, ["x" * LONGEST_NAME]) == "x" * 28 + " 2"


@played
async def test_old_tables_with_names_of_old_are_opened_played_and_played_again() -> None:
    rig = TableRig()
    table_id = await rig.full(2)
    log: list[Event] = rig.store._logs[table_id]  # type: ignore[attr-defined]
    for place, event in enumerate(log):
        if isinstance(event.body, Seated):
            nameless = msgspec.structs.replace(event.body, name="\u3164")
            log[place] = event._replace(body=nameless)
    rig.tables = rig.another()
    table = await rig.finish(table_id)
    assert [chair.name for chair in table.chairs] == ["\u3164"] * 2
    again = await rig.rematch(table_id, "ana")
    assert (await rig.find(again)).chair(2).name == "\u3164"


def test_no_code_looks_like_an_option_of_a_command() -> None:
    codes = {new_code() for _ in range(2000)}
    assert len(codes) == 2000
    assert not [code for code in codes if code.startswith("-")]
